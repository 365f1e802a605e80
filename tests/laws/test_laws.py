"""The laws of the house: every game must keep them in at least 200 seeded random games each."""

from __future__ import annotations

import pathlib
import random
from typing import Any

import pytest

from dreadhouse.kernel.game import Game
from dreadhouse.kernel.text import LANGUAGES
from tests.laws import citing, laws, telling
from tests.laws.house import GAMES, every_batch, every_game, load, numbers
from tests.laws.walk import begin, finish, play_through, seed_of

ONCE_TOO_GENEROUS = [("insanity", 200), ("insanity", 951), ("possession", 223)]


@every_game
@every_batch
def test_law_1_options_are_never_empty_distinct_and_inside_the_vocabulary(
    name: str, first: int
) -> None:
    """Seats that are not asked have none."""
    for number in numbers(first):
        laws.lists_sound_options(load(name), number)


@every_game
@every_batch
def test_law_1_an_unlisted_action_is_refused_and_changes_nothing(name: str, first: int) -> None:
    """The refusal names a rule of the book."""
    for number in numbers(first):
        laws.refuses_the_unlisted(load(name), number)


@every_game
@every_batch
def test_law_2_every_game_ends_within_its_bound_with_a_result_for_every_seat(
    name: str, first: int
) -> None:
    """Whatever options it is played with."""
    for number in numbers(first):
        laws.ends_within_its_bound(load(name), number)


@every_game
@every_batch
def test_law_3_a_copy_is_independent(name: str, first: int) -> None:
    """Playing a copy to the end leaves the original's full dump unchanged."""
    for number in numbers(first):
        laws.copies_are_independent(load(name), number)


@every_game
@every_batch
def test_law_4_a_record_replays_to_the_same_states(name: str, first: int) -> None:
    """At every 64th decision and the end; golden records are compared decision by decision."""
    for number in numbers(first):
        laws.replays_alike(load(name), number, 64)


@every_game
def test_law_4_a_record_replays_decision_by_decision(name: str) -> None:
    """Every state of a few whole games."""
    for number in range(3):
        laws.replays_alike(load(name), number, 1)


@every_game
@every_batch
def test_law_5_no_leak(name: str, first: int) -> None:
    """At every decision, for every seat and a spectator, options and journals included."""
    for number in numbers(first):
        laws.leaks_nothing(load(name), number)


@every_game
@every_batch
def test_law_5_no_leak_in_whole_journals(name: str, first: int) -> None:
    """From the first line to the last, now and then and at the end."""
    for number in numbers(first):
        laws.journals_leak_nothing(load(name), number)


@every_game
@every_batch
def test_law_5_a_redeal_really_deals_anew_and_its_world_plays_on_to_the_end(
    name: str, first: int
) -> None:
    """Nothing is lost in a re-deal, and hidden things move; where all is open, nothing does."""
    moved = [laws.deals_anew(load(name), number) for number in numbers(first)]
    assert sum(moved) == 0 if load(name).is_open else sum(moved) > len(moved) // 2


@every_game
@every_batch
def test_law_5_a_redeal_depends_on_nothing_hidden(name: str, first: int) -> None:
    """So a bot cannot tell the real world from the others by what it is dealt."""
    for number in numbers(first):
        laws.redeals_from_the_view_alone(load(name), number)


@every_game
@every_batch
def test_law_6_everything_is_in_exactly_one_place(name: str, first: int) -> None:
    """Every card, chip, tile and figure, after every decision."""
    for number in numbers(first):
        laws.conserves_everything(load(name), number)


@every_game
@every_batch
def test_law_7_every_action_and_message_renders_in_both_languages(name: str, first: int) -> None:
    """No missing message, no missing argument, no gap."""
    said = telling.Said(load(name))
    for number in numbers(first):
        telling.everything_can_be_said(load(name), number, said)


@every_game
@every_batch
def test_law_7_the_table_draws_for_every_seat_and_a_spectator(name: str, first: int) -> None:
    """Well-formed, in both languages."""
    for number in numbers(first):
        telling.table_is_drawn(load(name), number)


@every_game
def test_law_7_both_languages_have_the_same_messages(name: str) -> None:
    """Attributes included; no language asks for an argument that the other does not know."""
    english, russian = (telling.shapes(load(name), language) for language in LANGUAGES)
    assert english.keys() == russian.keys()
    for id, args in english.items():
        plain = {arg.removesuffix("-is") for arg in args | russian[id]}
        assert plain == {arg.removesuffix("-is") for arg in args}, f"{id} asks for more in Russian"


@every_game
def test_law_8_every_rule_id_is_unique(name: str) -> None:
    """One number, one rule; the same for examples."""
    ids = citing.numbered(load(name)) + [one.id for one in load(name).rulebook.examples]
    assert ids
    assert len(set(ids)) == len(ids)


@every_game
def test_law_8_every_cited_id_exists(name: str, root: pathlib.Path) -> None:
    """In code, texts, tests, pages and the rulebook itself."""
    game = load(name)
    cited = citing.cited(game, root / "src") | citing.cited(game, root / "tests")
    assert cited
    assert {id: place for id, place in cited.items() if id not in citing.known(game)} == {}


@every_game
@every_batch
def test_law_9_a_redealt_copys_future_is_its_own(name: str, first: int) -> None:
    """Nobody who plans sees the live dice."""
    for number in numbers(first):
        laws.dice_are_independent(load(name), number)


@every_game
def test_law_9_seeds_and_first_positions_differ(name: str) -> None:
    """Fresh seeds never repeat, and hardly a first position does, unless all is laid out openly."""
    states = [load(name).start(load(name).seats[-1]) for _ in range(GAMES)]
    assert len({state.seed for state in states}) == GAMES
    if load(name).is_open:
        return
    positions = {tuple(load(name).pieces(state)) for state in states}
    assert len(positions) > GAMES * 0.9


@every_game
@every_batch
def test_law_11_a_free_undo_takes_back_nothing_learned(name: str, first: int) -> None:
    """In other worlds that the seat could not tell apart, the same decision shows it the same."""
    free = [laws.undo_is_honest(load(name), number) for number in numbers(first)]
    assert sum(free) > 0


@pytest.mark.parametrize(("name", "number"), ONCE_TOO_GENEROUS)
def test_law_11_undo_stays_honest_where_it_once_was_not(name: str, number: int) -> None:
    """A card forced out of a hand; an armed attacker who learns whether somebody prepares."""
    assert laws.undo_is_honest(load(name), number, worlds=8) > 0


@every_game
@every_batch
def test_law_12_views_are_plain_data_of_their_own(name: str, first: int) -> None:
    """They travel as JSON, and who changes one changes nothing at the table."""
    for number in numbers(first):
        laws.views_are_plain_and_apart(load(name), number)


@every_game
def test_law_13_a_listening_journal_changes_nothing_else(name: str) -> None:
    """A game plays alike whether anybody listens or not."""
    for number in range(0, GAMES, 10):
        deaf, heard = (play_through(load(name), number, listens) for listens in (False, True))
        assert load(name).record(deaf).decisions == load(name).record(heard).decisions
        assert deaf.result == heard.result


@every_game
def test_law_14_a_seed_settles_everything(name: str) -> None:
    """The same seed and the same choices are the same game; another seed is another one."""
    game = load(name)
    one, other = begin(game, 0)[0], begin(game, 0)[0]
    assert one.view(0) == other.view(0)
    seed = random.Random(1).randbytes(32)
    assert seed != seed_of(game, 0)
    first = game.start(one.seats, {}, seed)
    if first.view(0) == one.view(0):  # nothing that was drawn lies open yet: it is seen later
        assert ended(game, seed) == ended(game, seed) != ended(game, seed_of(game, 0))


def ended(game: Game, seed: bytes) -> dict[str, Any]:
    """What everybody sees at the end of a game with this seed and always the same wishes."""
    state, chance = game.start(game.seats[-1], {}, seed), random.Random(1)
    finish(state, chance)
    return state.view(-1)


@every_game
@pytest.mark.slow
@pytest.mark.parametrize("first", range(GAMES, 10 * GAMES, 25))
def test_the_laws_hold_in_many_more_games(name: str, first: int) -> None:
    """Nine times as many games under the laws that play alone can break."""
    game = load(name)
    for number in numbers(first):
        laws.lists_sound_options(game, number)
        laws.ends_within_its_bound(game, number)
        laws.copies_are_independent(game, number)
        laws.replays_alike(game, number, 16)
        laws.leaks_nothing(game, number)
        laws.conserves_everything(game, number)
        laws.undo_is_honest(game, number)
