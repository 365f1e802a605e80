# Why something cannot be done now, by the rule that forbids it.

why-DAN-31 = There is only one way on.
why-DAN-41 = That is not to be chosen here.
why-DAN-50 = That is not printed on this card.
why-DAN-51 = You are away: come back first.
why-DAN-56 = You have looked at that already.
why-DAN-57 = Something is missing for that.
why-DAN-61 = That can be chosen once in a chapter.
why-DAN-63 = That has been drawn already.
why-DAN-67 = First the challenge: try it or leave it.
why-DAN-69 = Nothing is left but the roll.
why-DAN-78 = First the challenge: try again or stop.
why-DAN-84 = First the booster slot.
why-DAN-86 = That booster is not held, or does not fit this challenge.
why-DAN-94 = That cannot be used now.
why-DAN-95 = That item is not held, or does not win this challenge.
why-DAN-152 = You know better now.
why-DAN-161 = That return has been taken.
