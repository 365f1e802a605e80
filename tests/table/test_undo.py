"""Taking back: free while nobody learned anything, else by consent; and branching."""

from __future__ import annotations

import pytest

from dreadhouse.kernel.dump import digest
from dreadhouse.table.house import House
from dreadhouse.table.problems import NotNow, Stale
from tests.table.playing import ANNA, BORIS, BOT, OPEN, open_table, play_on, until_finished, words


async def test_a_quiet_decision_is_taken_back_freely(house: House) -> None:
    """A card played to the open pile: the table is as it was, but the log has grown."""
    table = (await open_table(house)).table
    before = digest(table.position.state)
    card = next(word for word in words(table, 0) if word.startswith("play"))
    assert table.may_undo(0) == ""
    await table.act(0, [card], seen=0)
    assert (table.may_undo(0), table.may_undo(1)) == ("free", "")
    assert await table.undo(0) == "done"
    assert digest(table.position.state) == before
    assert (table.newest, table.length) == (2, 0)
    with pytest.raises(Stale):
        await table.act(0, [card], seen=1)
    await table.act(0, [card], seen=2)


async def test_undo_survives_a_restart(house: House) -> None:
    """Marks are replayed like decisions."""
    table = (await open_table(house)).table
    card = next(word for word in words(table, 0) if word.startswith("play"))
    await table.act(0, [card], seen=0)
    await table.undo(0)
    await table.act(0, ["rest"], seen=table.newest)
    await house.sweep(table.used + 10_000)
    again = await house.table(table.id)
    assert again is not table
    assert digest(again.position.state) == digest(table.position.state)
    assert (again.newest, again.length) == (3, 1)


async def test_a_set_is_taken_back_as_one(quick_house: House) -> None:
    """What was posted together goes together, and is free only as a whole."""
    table = (await open_table(quick_house)).table
    before = digest(table.position.state)
    card = next(word for word in words(table, 0) if word.startswith("play"))
    await table.act(0, [card, "rest"], seen=0)
    assert table.may_undo(0) == "free"
    await table.undo(0)
    assert digest(table.position.state) == before
    await table.act(0, ["roll", card], seen=table.newest)
    assert table.may_undo(0) == "ask"


async def test_a_roll_must_be_asked_for(house: House) -> None:
    """The other agrees: the dice fall the same again."""
    table = (await open_table(house)).table
    await table.act(0, ["roll"], seen=0)
    rolled = digest(table.position.state)
    assert table.may_undo(0) == "ask"
    assert await table.undo(0) == "asked"
    request = table.undo_request
    assert request is not None
    assert (request.seat, request.step, request.waits_for) == (0, 0, [1])
    with pytest.raises(NotNow, match="asked to take back already"):
        await table.undo(0)
    with pytest.raises(NotNow, match="not for your seat"):
        await table.answer_undo(0, agree=True)
    await table.answer_undo(1, agree=True)
    assert (table.length, table.undo_request) == (0, None)
    await table.act(0, ["roll"], seen=table.newest)
    assert digest(table.position.state) == rolled


async def test_a_refusal_leaves_everything(house: House) -> None:
    """Refused, withdrawn: the decision stands."""
    table = (await open_table(house)).table
    await table.act(0, ["roll"], seen=0)
    for answering in (1, 0):
        await table.undo(0)
        await table.answer_undo(answering, agree=False)
        assert (table.length, table.undo_request) == (1, None)
    with pytest.raises(NotNow, match="nobody has asked"):
        await table.answer_undo(1, agree=True)


async def test_all_others_must_agree(quick_house: House) -> None:
    """Three people: the second agreement takes back, later decisions go too."""
    table = (await open_table(quick_house, ANNA, BORIS, ANNA)).table
    await table.act(0, ["roll", "rest"], seen=0)
    await table.undo(0)
    await table.act(1, ["roll"], seen=table.newest)
    await table.answer_undo(1, agree=True)
    assert table.undo_request is not None
    assert table.undo_request.waits_for == [2]
    await table.answer_undo(2, agree=True)
    assert table.length == 0


async def test_bots_agree(quick_house: House) -> None:
    """Against a bot alone nobody needs to be asked."""
    table = (await open_table(quick_house, ANNA, BOT)).table
    await table.act(0, ["roll"], seen=0)
    assert await table.undo(0) == "done"
    assert table.length == 0


async def test_a_bot_that_stands_in_agrees(quick_house: House) -> None:
    """The request waits for a person; a bot takes the seat and agrees."""
    table = (await open_table(quick_house)).table
    await table.act(0, ["roll"], seen=0)
    await table.undo(0)
    await table.stand_in(1, by=1, bot="random")
    for _ in range(100):
        if table.undo_request is None:
            break
        await table.changed(table.version, 0.05)
    assert (table.undo_request, table.length) == (None, 0)


async def test_one_browser_with_both_seats_need_not_ask(quick_house: House) -> None:
    """Hot seat: the other seats of the same browser agree by themselves."""
    table = (await open_table(quick_house)).table
    await table.act(0, ["roll"], seen=0)
    assert await table.undo(0, held=[0, 1]) == "done"


async def test_who_leaves_takes_the_question_along(quick_house: House) -> None:
    """A request that waits for an empty seat would wait for ever."""
    table = (await open_table(quick_house)).table
    await table.act(0, ["roll"], seen=0)
    await table.undo(0)
    await table.leave(1)
    assert table.undo_request is None


async def test_a_finished_game_stays_finished(quick_house: House) -> None:
    """The seed is public then: nothing is taken back any more."""
    table = (await open_table(quick_house)).table
    await play_on(table)
    assert table.may_undo(0) == ""
    with pytest.raises(NotNow, match="over"):
        await table.undo(0)


async def test_a_finished_game_is_branched_as_it_was(house: House) -> None:
    """Same past, same dice, a future of its own; its record replays."""
    table = (await open_table(house)).table
    await play_on(table)
    opened = await house.branch(table, 3, 0, [ANNA, BORIS])
    branch = opened.table
    assert (branch.length, branch.stage, branch.origin) == (3, "playing", table.id)
    assert digest(branch.position.state) == digest(table.position.at(3))
    assert branch.commitment == ""
    await house.sweep(branch.used + 10_000)
    again = await house.table(branch.id)
    assert digest(again.position.state) == digest(branch.position.state)
    await play_on(again)
    from tests.kernel.tiny import GAME

    replayed = again.record(0).replay(game=GAME, journal=True)
    assert digest(replayed) == digest(again.position.state)


async def test_a_running_game_is_branched_re_dealt(house: House) -> None:
    """What the seat sees is the same; what it could not know is dealt anew, with other dice."""
    table = (await open_table(house)).table
    await table.act(0, ["draw", "rest"], seen=0)
    seen = table.view(0)
    hands = set()
    for _ in range(8):
        branch = (await house.branch(table, 2, 0, [ANNA, BORIS])).table
        assert branch.view(0) == seen
        assert branch.position.state is not None
        assert table.position.state is not None
        assert branch.position.state.dice.seed != table.position.state.dice.seed
        hands.add(tuple(branch.view(1)["table"]["hands"][1]))
    assert len(hands) > 1
    await house.sweep(branch.used + 10_000)
    again = await house.table(branch.id)
    assert digest(again.position.state) == digest(branch.position.state)


async def test_a_branch_never_shows_the_running_game(house: House) -> None:
    """Earlier steps, records, seeds and undo of a re-dealt branch would tell its secrets."""
    table = (await open_table(house)).table
    await table.act(0, ["draw", "rest"], seen=0)
    branch = (await house.branch(table, 2, 0, [ANNA, BORIS])).table
    assert branch.first_step == 2
    for step in (0, 1):
        with pytest.raises(NotNow, match="pick one"):
            branch.view_at(step, 1)
    assert branch.may_undo(0) == ""
    assert branch.fingerprint == ""
    await play_on(branch)
    with pytest.raises(NotNow, match="seed stays hidden"):
        branch.record(0)
    assert branch.move_at(2) is None
    assert branch.move_at(3) is not None
    with pytest.raises(NotNow, match="pick one"):
        await house.branch(branch, 1, 0, [ANNA, BORIS])
    further = (await house.branch(branch, 3, 0, [ANNA, BORIS])).table
    assert further.first_step == 2
    assert digest(further.position.state) == digest(branch.position.at(3))


async def test_a_branch_of_a_branch_is_re_dealt_twice(quick_house: House) -> None:
    """Running branches of running games hide again what is hidden in them."""
    table = (await open_table(quick_house)).table
    await table.act(0, ["draw", "rest"], seen=0)
    first = (await quick_house.branch(table, 2, 0, [ANNA, BORIS])).table
    await first.act(1, ["roll"], seen=first.newest)
    second = (await quick_house.branch(first, 3, 1, [ANNA, BORIS])).table
    assert second.view(1) == first.view(1)
    assert second.first_step == 3
    await quick_house.sweep(second.used + 10_000)
    again = await quick_house.table(second.id)
    assert digest(again.position.state) == digest(second.position.state)


async def test_a_branch_waits_for_its_people(quick_house: House) -> None:
    """Open seats and bots work as at any table; the end of a game is no branch."""
    table = (await open_table(quick_house)).table
    await play_on(table)
    branch = (await quick_house.branch(table, 4, -1, [OPEN, BOT], pace="instant")).table
    assert branch.stage == "open"
    await branch.seat_bot(0, "random")
    await until_finished(branch)
    with pytest.raises(NotNow, match="earlier"):
        await quick_house.branch(table, table.length, 0, [ANNA, BORIS])
    redealt = (await quick_house.branch(table, 4, 0, [ANNA, BORIS], redealt=True)).table
    assert redealt.first_step == 4


async def test_branching_skips_what_was_taken_back(house: House) -> None:
    """The branch's log holds only decisions that stand, numbered anew."""
    table = (await open_table(house)).table
    await table.act(0, ["roll"], seen=0)
    await table.undo(0, held=[1])
    await table.act(0, ["draw", "rest"], seen=table.newest)
    await play_on(table)
    branch = (await house.branch(table, 2, 0, [ANNA, BORIS])).table
    rows = await house.store.decisions(branch.id)
    assert [(row.number, row.word, row.first) for row in rows] == [(1, "draw", 1), (2, "rest", 1)]
    assert branch.newest == 2
