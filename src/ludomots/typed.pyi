"""How a game is started, typed by its name. Written by ``make types``."""

from typing import Literal, overload

from ludomots.core.game import Game
from ludomots.games import mots_de_tete, topscore, topword, typo

@overload
def new(
    game: Literal["topword"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    regional_words: bool = ...,
    slang_words: bool = ...,
    vulgar_words: bool = ...,
    very_rare_words: bool = ...,
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
    all_pass_ends: Literal["bagEmpty", "always", "never"] = ...,
    turn_clock: int | None = ...,
    check: Literal["check", "contest"] = ...,
    stack_limit: int = ...,
    rack_size: int = ...,
) -> Game[topword.State, topword.Move, topword.View, topword.Options]: ...
@overload
def new(
    game: Literal["mots-de-tete"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    regional_words: bool = ...,
    slang_words: bool = ...,
    vulgar_words: bool = ...,
    very_rare_words: bool = ...,
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
) -> Game[mots_de_tete.State, mots_de_tete.Move, mots_de_tete.View, mots_de_tete.Options]: ...
@overload
def new(
    game: Literal["topscore"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    regional_words: bool = ...,
    slang_words: bool = ...,
    vulgar_words: bool = ...,
    very_rare_words: bool = ...,
    letters: str = ...,
    lexicon: Literal["fr", "en", "nl"] = ...,
    change_word: Literal["own", "laid"] = ...,
    abandon_word: bool = ...,
    steal_always: bool = ...,
    seven_reward: Literal["owner", "both"] = ...,
    letter_costs_turn: bool = ...,
    blank_to_rack: bool = ...,
    last_player: Literal["turn", "round"] = ...,
    third_bonus: Literal[25, 50] = ...,
    gaps_allowed: bool = ...,
    naming: Literal["player", "program"] = ...,
    naming_clock: int | None = ...,
    turn_clock: int | None = ...,
    check: Literal["check", "contest"] = ...,
    failed_contest: Literal["nothing", "nextTurn", "points"] = ...,
) -> Game[topscore.State, topscore.Move, topscore.View, topscore.Options]: ...
@overload
def new(
    game: Literal["typo"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
    *,
    regional_words: bool = ...,
    slang_words: bool = ...,
    vulgar_words: bool = ...,
    very_rare_words: bool = ...,
    edition: Literal["first", "second"] = ...,
    deck: str = ...,
    lexicon: Literal["fr", "en", "nl"] = ...,
    check: Literal["contest", "check", "vote", "judge"] = ...,
    judge: int | None = ...,
    turn_clock: int | None = ...,
) -> Game[typo.State, typo.Move, typo.View, typo.Options]: ...
@overload
def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "french",
) -> Game: ...
