# Журнал «Безумия»; `$seat-is` равно "me", если речь о месте читателя.

begins = { $seat-is ->
    [me] Жребий решает: вы ходите первыми.
   *[other] Жребий решает: первый ход у игрока { $seat }.
}
turn-begins = { $seat-is ->
    [me] Ход { $count }: теперь вы.
   *[other] Ход { $count }: теперь { $seat }.
}

drew = { $seat-is ->
    [me] Вы берёте: { $cards }.
   *[other] { $seat } берёт: { $cards }.
}
drew-hidden = { $seat-is ->
    [me] { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[many] Вы берёте { $count } карт.
    }
   *[other] { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
}
shuffles = { $count ->
    [one] Колода кончилась: из сброса собирается новая, в ней { $count } карта.
    [few] Колода кончилась: из сброса собирается новая, в ней { $count } карты.
   *[many] Колода кончилась: из сброса собирается новая, в ней { $count } карт.
}
discards = { $seat-is ->
    [me] Вы сбрасываете «{ $card }».
   *[other] { $seat } сбрасывает «{ $card }».
}
shows-hand = { $seat-is ->
    [me] { $cards ->
        [none] Вы показываете игроку { $viewer_seat } пустую руку.
       *[other] Вы показываете игроку { $viewer_seat } руку: { $cards }.
    }
   *[other] { $viewer_seat-is ->
        [me] { $cards ->
            [none] { $seat } показывает вам пустую руку.
           *[other] { $seat } показывает вам руку: { $cards }.
        }
       *[other] { $cards ->
            [none] { $seat } показывает игроку { $viewer_seat } пустую руку.
           *[other] { $seat } показывает игроку { $viewer_seat } руку: { $cards }.
        }
    }
}
shows-hand-hidden = { $seat } показывает руку игроку { $viewer_seat }.
passes-card = { $seat-is ->
    [me] Вы отдаёте игроку { $taker_seat } карту «{ $card }».
   *[other] { $taker_seat-is ->
        [me] { $seat } отдаёт вам карту «{ $card }».
       *[other] { $seat } отдаёт игроку { $taker_seat } карту «{ $card }».
    }
}
passes-card-hidden = { $seat } отдаёт карту игроку { $taker_seat }.
peeks = { $seat-is ->
    [me] Вы подсматриваете: следующая карта колоды — «{ $card }».
   *[other] { $seat } подсматривает: следующая карта колоды — «{ $card }».
}
peeks-hidden = { $seat } подсматривает следующую карту колоды.

plays = { $seat-is ->
    [me] { $amount ->
        [0] Вы разыгрываете «{ $card }».
        [one] Вы разыгрываете «{ $card }» за { $amount } рассудок.
       *[other] Вы разыгрываете «{ $card }» за { $amount } рассудка.
    }
   *[other] { $amount ->
        [0] { $seat } разыгрывает «{ $card }».
        [one] { $seat } разыгрывает «{ $card }» за { $amount } рассудок.
       *[other] { $seat } разыгрывает «{ $card }» за { $amount } рассудка.
    }
}
uses = { $seat-is ->
    [me] Вы применяете «{ $card }».
   *[other] { $seat } применяет «{ $card }».
}
lays-curse = { $seat-is ->
    [me] Вы кладёте проклятие «{ $card }» на карту «{ $bearer }».
   *[other] { $seat } кладёт проклятие «{ $card }» на карту «{ $bearer }».
}
reveals = { $seat-is ->
    [me] Вы открываете «{ $card }».
   *[other] { $seat } открывает «{ $card }».
}
put-into-play = { $seat-is ->
    [me] Карта «{ $card }» входит в игру на вашей стороне.
   *[other] Карта «{ $card }» входит в игру на стороне игрока { $seat }.
}
destroyed = { $seat-is ->
    [me] Ваша карта «{ $card }» уничтожена.
   *[other] У игрока { $seat } уничтожена карта «{ $card }».
}
returns = { $seat-is ->
    [me] Карта «{ $card }» уходит в вашу руку.
   *[other] Карта «{ $card }» уходит в руку игрока { $seat }.
}
curse-falls = Проклятие «{ $card }» уходит в сброс вместе с носителем.
takes-control = { $seat-is ->
    [me] Карта «{ $card }» переходит к вам.
   *[other] Карта «{ $card }» переходит к игроку { $seat }.
}
gives-away = { $seat-is ->
    [me] Безумие: вы уступаете карту «{ $card }».
   *[other] Безумие: { $seat } уступает карту «{ $card }».
}

attacks = { $seat-is ->
    [me] Вы атакуете: { $cards }.
   *[other] { $seat } атакует: { $cards }.
}
blocks = { $seat-is ->
    [me] Вы блокируете: «{ $blocker }» против «{ $attacker }».
   *[other] { $seat } блокирует: «{ $blocker }» против «{ $attacker }».
}
no-blocks = { $seat-is ->
    [me] Вы никого не блокируете.
   *[other] { $seat } никого не блокирует.
}

gains-life = { $seat-is ->
    [me] { $amount ->
        [one] «{ $card }»: вы получаете { $amount } жизнь.
        [few] «{ $card }»: вы получаете { $amount } жизни.
       *[many] «{ $card }»: вы получаете { $amount } жизней.
    }
   *[other] { $amount ->
        [one] «{ $card }»: { $seat } получает { $amount } жизнь.
        [few] «{ $card }»: { $seat } получает { $amount } жизни.
       *[many] «{ $card }»: { $seat } получает { $amount } жизней.
    }
}
gains-sanity = { $seat-is ->
    [me] { $amount ->
        [one] «{ $card }»: вы получаете { $amount } рассудок.
       *[other] «{ $card }»: вы получаете { $amount } рассудка.
    }
   *[other] { $amount ->
        [one] «{ $card }»: { $seat } получает { $amount } рассудок.
       *[other] «{ $card }»: { $seat } получает { $amount } рассудка.
    }
}
loses-life = { $card ->
    [none] { $seat-is ->
        [me] { $amount ->
            [one] Атака без блока: вы теряете { $amount } жизнь.
            [few] Атака без блока: вы теряете { $amount } жизни.
           *[many] Атака без блока: вы теряете { $amount } жизней.
        }
       *[other] { $amount ->
            [one] Атака без блока: { $seat } теряет { $amount } жизнь.
            [few] Атака без блока: { $seat } теряет { $amount } жизни.
           *[many] Атака без блока: { $seat } теряет { $amount } жизней.
        }
    }
   *[other] { $seat-is ->
        [me] { $amount ->
            [one] «{ $card }»: вы теряете { $amount } жизнь.
            [few] «{ $card }»: вы теряете { $amount } жизни.
           *[many] «{ $card }»: вы теряете { $amount } жизней.
        }
       *[other] { $amount ->
            [one] «{ $card }»: { $seat } теряет { $amount } жизнь.
            [few] «{ $card }»: { $seat } теряет { $amount } жизни.
           *[many] «{ $card }»: { $seat } теряет { $amount } жизней.
        }
    }
}
loses-sanity = { $seat-is ->
    [me] { $amount ->
        [one] «{ $card }»: вы теряете { $amount } рассудок.
       *[other] «{ $card }»: вы теряете { $amount } рассудка.
    }
   *[other] { $amount ->
        [one] «{ $card }»: { $seat } теряет { $amount } рассудок.
       *[other] «{ $card }»: { $seat } теряет { $amount } рассудка.
    }
}

wins = { $seat-is ->
    [me] У соперника не осталось жизни: победа за вами.
   *[other] { $seat } побеждает: у соперника не осталось жизни.
}
both-dead = У обоих игроков не осталось жизни: ничья.
wins-by-life = { $seat-is ->
    [me] Предел ходов: у вас больше жизни, победа за вами.
   *[other] Предел ходов: { $seat } побеждает, потому что жизни больше.
}
cap-draw = { $count ->
    [one] Прошёл { $count } ход, никто не проиграл: ничья.
    [few] Прошло { $count } хода, никто не проиграл: ничья.
   *[many] Прошло { $count } ходов, никто не проиграл: ничья.
}

# Решения, которые стол принимает за игрока, потому что от них ничего не зависит

passed = От этого выбора ничего не зависит, поэтому вас не спрашивают.
passed-order = В любом порядке эти эффекты оставят вам столько же рассудка, поэтому вас не спрашивают.
passed-harmless = В «Аркхеме» заблокированные никому не вредят, поэтому делить урон не нужно.

# Списки и то, что предстоит

listed = { $first } и { $last }
omen-toll = { $amount ->
    [one] «{ $card }»: минус { $amount } рассудок у того, кто ходит.
   *[other] «{ $card }»: минус { $amount } рассудка у того, кто ходит.
}
omen-give = При 0 рассудка ходящий уступит чудовище, человека или книгу.
