"""What a character's sheet, a token, a chapter and an attack keep."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1
NO_TREE: Final = -1
STANDING: Final = 0


class Character:
    """A character's sheet; Life, Fear, Souls and place stand in the state's own lists.

    `tomb` is the portal or space where an entombed or lying character is. `hands` and `backpack`
    hold Items, `skills` a mask of tree spaces, `tree` the tree followed (its first skill) or -1,
    `kept` positive Events, `pacts` in the order taken, `carried` board tokens.
    Until the round ends: `attack_up`, `defence_up` (less than 0 is a penalty), `action_up`.
    Of the own turn: `spent` Actions, `action_now` Actions gained for the turn, and what was done.
    """

    def __init__(self) -> None:
        self.persona = -1
        self.seat = 0
        self.posture = STANDING
        self.tomb = NOWHERE
        self.traps = 0
        self.hands: list[int] = []
        self.backpack: list[int] = []
        self.kept: list[int] = []
        self.pacts: list[int] = []
        self.carried: list[int] = []
        self.skills = 0
        self.tree = NO_TREE
        self.attack_up = 0
        self.defence_up = 0
        self.action_up = 0
        self.is_reinforced = False
        self.cannot_heal = 0
        self.coin_round = 0
        self.has_played = False
        self.spent = 0
        self.action_now = 0
        self.has_run = False
        self.has_reinforced = False
        self.has_boosted = False
        self.has_used_skill = False
        self.has_acted = False
        self.has_attacked_rival = False
        self.free_done = 0
        self.fired: list[int] = []
        self.refused: list[int] = []
        self.is_looted = False
        self.sorted = 0
        self.dashes = 0
        self.wishes = 0
        self.trophies = 0
        self.deaths = 0

    def copy(self) -> Character:
        """The same character, apart."""
        twin = Character()
        twin.persona = self.persona
        twin.seat = self.seat
        twin.posture = self.posture
        twin.tomb = self.tomb
        twin.traps = self.traps
        twin.hands = self.hands[:]
        twin.backpack = self.backpack[:]
        twin.kept = self.kept[:]
        twin.pacts = self.pacts[:]
        twin.carried = self.carried[:]
        twin.skills = self.skills
        twin.tree = self.tree
        twin.attack_up = self.attack_up
        twin.defence_up = self.defence_up
        twin.action_up = self.action_up
        twin.is_reinforced = self.is_reinforced
        twin.cannot_heal = self.cannot_heal
        twin.coin_round = self.coin_round
        twin.has_played = self.has_played
        self._copy_turn(twin)
        return twin

    def _copy_turn(self, twin: Character) -> None:
        twin.spent = self.spent
        twin.action_now = self.action_now
        twin.has_run = self.has_run
        twin.has_reinforced = self.has_reinforced
        twin.has_boosted = self.has_boosted
        twin.has_used_skill = self.has_used_skill
        twin.has_acted = self.has_acted
        twin.has_attacked_rival = self.has_attacked_rival
        twin.free_done = self.free_done
        twin.fired = self.fired[:]
        twin.refused = self.refused[:]
        twin.is_looted = self.is_looted
        twin.sorted = self.sorted
        twin.dashes = self.dashes
        twin.wishes = self.wishes
        twin.trophies = self.trophies
        twin.deaths = self.deaths


class Token:
    """A board token in a space; `is_down` is a face-down Radio or Telephone (PAN-289)."""

    def __init__(self, kind: int, cell: int, is_down: bool = False) -> None:
        self.kind = kind
        self.cell = cell
        self.is_down = is_down


class Plot:
    """What a chapter keeps for itself; each chapter adds what it needs.

    `flags` is a mask of things done, `counts` are its counters.
    """

    def __init__(self) -> None:
        self.flags = 0
        self.counts = [0] * 8

    def copy(self) -> Plot:
        """The same, apart."""
        twin = Plot()
        twin.flags = self.flags
        twin.counts = self.counts[:]
        return twin


class Attack:
    """An attack being made: who takes part, with what, at what.

    `weapons` holds one list a participant. `targets` are foes, `edge` an Evil Barricade or -1,
    `rival` a character or -1, `at` the target space. `combo` is the card or -1, `row` 0 upper,
    1 middle. `extra_dice` has 4 bits a participant.
    """

    def __init__(self, launcher: int) -> None:
        self.launcher = launcher
        self.party = [launcher]
        self.weapons: list[list[int]] = [[]]
        self.targets: list[int] = []
        self.edge = -1
        self.rival = NOBODY
        self.at = NOWHERE
        self.combo = -1
        self.row = 0
        self.extra_dice = 0
        self.hits = 0
        self.is_critical = False
        self.stun_die = 0
        self.damage = 0
        self.pools: list[int] = []
        self.killed: list[int] = []
        self.counted: list[int] = []
        self.was_successful = False

    def copy(self) -> Attack:
        """The same attack, apart."""
        twin = Attack(self.launcher)
        twin.party = self.party[:]
        twin.weapons = [one[:] for one in self.weapons]
        twin.targets = self.targets[:]
        twin.edge = self.edge
        twin.rival = self.rival
        twin.at = self.at
        twin.combo = self.combo
        twin.row = self.row
        twin.extra_dice = self.extra_dice
        twin.hits = self.hits
        twin.is_critical = self.is_critical
        twin.stun_die = self.stun_die
        twin.damage = self.damage
        twin.pools = self.pools[:]
        twin.killed = self.killed[:]
        twin.counted = self.counted[:]
        twin.was_successful = self.was_successful
        return twin
