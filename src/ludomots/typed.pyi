"""How a game is started, typed by its name. Written by ``make types``."""

from typing import Literal, overload

import ludomots.core.moves
import ludomots.games.mots_de_tete.moves
import ludomots.games.mots_de_tete.options
import ludomots.games.mots_de_tete.state
import ludomots.games.mots_de_tete.view
import ludomots.games.topscore.moves
import ludomots.games.topscore.options
import ludomots.games.topscore.state
import ludomots.games.topscore.view
import ludomots.games.topword.moves
import ludomots.games.topword.options
import ludomots.games.topword.state
import ludomots.games.topword.view
import ludomots.games.typo.moves
import ludomots.games.typo.options
import ludomots.games.typo.state
import ludomots.games.typo.view
from ludomots.core.game import Game

@overload
def new(
    game: Literal["topword"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    board: int = ...,
    letters: str = ...,
    lexicon: Literal["fr", "en"] = ...,
    q_tile: Literal["QU", "Q", "either"] = ...,
    keep_one_letter: bool = ...,
    no_lone_s: bool = ...,
    full_rack_bonus: Literal[10, 20] = ...,
    bonus_letters: Literal["each", "flatQu"] = ...,
    lost_contest: Literal["turn", "retry"] = ...,
    failed_contest: Literal["nothing", "nextTurn"] = ...,
    all_pass_ends: Literal["bagEmpty", "always"] = ...,
    turn_clock: int | None = ...,
    check: Literal["check", "contest"] = ...,
    stack_limit: int = ...,
    rack_size: int = ...,
) -> Game[
    ludomots.games.topword.state.State,
    ludomots.games.topword.moves.Place
    | ludomots.games.topword.moves.Exchange
    | ludomots.games.topword.moves.Blocked
    | ludomots.core.moves.Pass
    | ludomots.core.moves.Contest
    | ludomots.core.moves.Accept
    | ludomots.core.moves.Withdraw
    | ludomots.core.moves.CloseWindow
    | ludomots.core.moves.TimeUp,
    ludomots.games.topword.view.View,
    ludomots.games.topword.options.Options,
]: ...
@overload
def new(
    game: Literal["mots-de-tete"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    board: int = ...,
    lexicon: Literal["fr", "en", "nl"] = ...,
    variant: Literal["normal", "marathon", "quarte"] = ...,
    target: int = ...,
    game_time: int | None = ...,
    finish_round: bool = ...,
    reroll_one_on_empty: bool = ...,
    quarte_exact_word: bool = ...,
    retries: int | None = ...,
    turn_clock: int | None = ...,
    check: Literal["check", "contest"] = ...,
) -> Game[
    ludomots.games.mots_de_tete.state.State,
    ludomots.games.mots_de_tete.moves.Write
    | ludomots.games.mots_de_tete.moves.TimeOver
    | ludomots.core.moves.Pass
    | ludomots.core.moves.Contest
    | ludomots.core.moves.Accept
    | ludomots.core.moves.Withdraw
    | ludomots.core.moves.CloseWindow
    | ludomots.core.moves.TimeUp,
    ludomots.games.mots_de_tete.view.View,
    ludomots.games.mots_de_tete.options.Options,
]: ...
@overload
def new(
    game: Literal["topscore"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    letters: str = ...,
    lexicon: Literal["fr", "en", "nl"] = ...,
    change_word: Literal["own", "laid"] = ...,
    abandon_word: bool = ...,
    steal_always: bool = ...,
    letter_costs_turn: bool = ...,
    blank_to_rack: bool = ...,
    last_player: Literal["turn", "round"] = ...,
    third_bonus: Literal[25, 50] = ...,
    gaps_allowed: bool = ...,
    naming: Literal["player", "program"] = ...,
    turn_clock: int | None = ...,
    check: Literal["check", "contest"] = ...,
) -> Game[
    ludomots.games.topscore.state.State,
    ludomots.games.topscore.moves.Lay
    | ludomots.games.topscore.moves.Trade
    | ludomots.games.topscore.moves.Change
    | ludomots.games.topscore.moves.Abandon
    | ludomots.games.topscore.moves.Exchange
    | ludomots.games.topscore.moves.Put
    | ludomots.games.topscore.moves.Name
    | ludomots.core.moves.Pass
    | ludomots.core.moves.Contest
    | ludomots.core.moves.Accept
    | ludomots.core.moves.Withdraw
    | ludomots.core.moves.CloseWindow
    | ludomots.core.moves.TimeUp,
    ludomots.games.topscore.view.View,
    ludomots.games.topscore.options.Options,
]: ...
@overload
def new(
    game: Literal["typo"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    edition: Literal["first", "second"] = ...,
    deck: str = ...,
    lexicon: Literal["fr", "en", "nl"] = ...,
    check: Literal["check", "contest", "vote"] = ...,
    turn_clock: int | None = ...,
) -> Game[
    ludomots.games.typo.state.State,
    ludomots.games.typo.moves.Choose
    | ludomots.games.typo.moves.Announce
    | ludomots.games.typo.moves.Cannot
    | ludomots.core.moves.Contest
    | ludomots.core.moves.Accept
    | ludomots.core.moves.Withdraw
    | ludomots.core.moves.CloseWindow
    | ludomots.core.moves.TimeUp,
    ludomots.games.typo.view.View,
    ludomots.games.typo.options.Options,
]: ...
@overload
def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
) -> Game: ...
