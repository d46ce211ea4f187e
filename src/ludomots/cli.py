"""The command ``ludomots``: its options, and nothing else; each command is a function elsewhere."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludomots.core.options import DEFAULT_PRESET
from ludomots.core.shelf import SHELF
from ludomots.server.log_style import LogStyle
from ludomots.terminal import glosses as glosses_commands
from ludomots.terminal import words as word_commands
from ludomots.terminal.admin.commands import admin_app
from ludomots.terminal.asking import USUAL_LANGUAGE as _LANGUAGE
from ludomots.terminal.asking import (
    DatabaseOption,
    JsonOption,
    LangOption,
    Language,
    WordList,
    asking,
)
from ludomots.terminal.asking import of_database as _of_database
from ludomots.terminal.help import group
from ludomots.terminal.words import Asked
from ludomots.texts import language_of, texts
from ludomots.words import MissingList
from ludomots.words.reading import VERB_FORMS

if TYPE_CHECKING:
    from ludomots.terminal.db import Asked as AskedOfDatabase

_say = texts(language_of())


def _known_game(context: typer.Context, name: str | None) -> str | None:
    """Refuse a game that is not on the shelf, in the language asked for."""
    if name is None or name in SHELF:
        return name
    say = texts(context.params.get("lang", _LANGUAGE))
    typer.echo(say("record-game-unknown", game=name, choices=", ".join(SHELF)), err=True)
    raise typer.Exit(_BAD_INPUT)


def _game(about: str) -> Any:
    return typer.Argument(help=_say(about), metavar="|".join(SHELF), callback=_known_game)


LexiconOption = Annotated[WordList, typer.Option("--lexicon", help=_say("cli-option-lexicon"))]
GameArgument = Annotated[str, _game("cli-argument-game")]
AnyGameArgument = Annotated[str | None, _game("cli-argument-any-game")]
PresetOption = Annotated[str, typer.Option("--preset", help=_say("cli-option-preset"))]
PairsOption = Annotated[
    list[str] | None, typer.Option("--option", help=_say("cli-option-option"), metavar="KEY=VALUE")
]
FileArgument = Annotated[str, typer.Argument(help=_say("cli-argument-file"))]
OtherWordsOption = Annotated[
    bool, typer.Option("--other-words", help=_say("cli-option-other-words"))
]
SeedOption = Annotated[int, typer.Option("--seed", help=_say("cli-option-seed"))]
_bus_option = typer.Option(
    "--bus", envvar="LUDOMOTS_BUS", help=_say("cli-option-bus"), metavar="URL"
)
LogOption = Annotated[
    LogStyle | None, typer.Option("--log", envvar="LUDOMOTS_LOG", help=_say("cli-option-log"))
]
BackupArgument = Annotated[str, typer.Argument(help=_say("cli-argument-backup"))]
KeepGamesOption = Annotated[
    int | None,
    typer.Option(
        "--keep-games",
        envvar="LUDOMOTS_KEEP_GAMES",
        min=1,
        max=36_500,
        metavar="DAYS",
        help=_say("cli-option-keep-games"),
    ),
]
KeepRecordsOption = Annotated[
    bool,
    typer.Option(
        "--keep-records/--no-keep-records",
        envvar="LUDOMOTS_KEEP_RECORDS",
        help=_say("cli-option-keep-records"),
    ),
]
KeepSettledOption = Annotated[
    int,
    typer.Option(
        "--keep-settled",
        envvar="LUDOMOTS_KEEP_SETTLED",
        min=1,
        max=36_500,
        metavar="DAYS",
        help=_say("cli-option-keep-settled"),
    ),
]
LettersArgument = Annotated[str, typer.Argument(help=_say("cli-argument-letters"))]
PatternArgument = Annotated[str, typer.Argument(help=_say("cli-argument-pattern"))]
StartArgument = Annotated[str, typer.Argument(help=_say("cli-argument-start"))]
LimitOption = Annotated[int, typer.Option("--limit", min=0, help=_say("cli-option-limit"))]

_LIST = WordList.FR
_LIMIT = 1000
_SETTLED_DAYS = 365
_FAILED, _BAD_INPUT = 1, 2

EXTRAS = {"psycopg": "postgres", "nats": "nats"}
"""Packages that few need, each with the extra of ``pyproject.toml`` that installs it."""


def _closes_after(name: str, unit: str) -> Any:
    """Return the option that says after how long some tables close by themselves."""
    return typer.Option(
        f"--close-{name}",
        envvar=f"LUDOMOTS_CLOSE_{name.upper()}",
        min=1,
        max=36_500,
        metavar=unit,
        help=_say(f"cli-option-close-{name}"),
    )


app = group("cli-about", pretty_exceptions_enable=False)
lexicon_app = group("cli-lexicon")
app.add_typer(lexicon_app, name="lexicon")
glosses_app = group("cli-glosses")
app.add_typer(glosses_app, name="glosses")
db_app = group("cli-db")
app.add_typer(db_app, name="db")
app.add_typer(admin_app, name="admin")


def _asked_of_words(lexicon: WordList, json: bool, lang: Language) -> Asked:
    return Asked(lexicon, texts(lang), json)


def _asked_of_glosses(json: bool, lang: Language) -> glosses_commands.Asked:
    return glosses_commands.Asked(texts(lang), json)


_json = (JsonOption, False)
_lang = (LangOption, _LANGUAGE)
_of_glosses = asking(_asked_of_glosses, json=_json, lang=_lang)
_question = asking(_asked_of_words, lexicon=(LexiconOption, _LIST), json=_json, lang=_lang)


def _known_forms(forms: list[str] | None) -> list[str]:
    for form in forms or ():
        if form not in VERB_FORMS:
            raise typer.BadParameter(f"{form!r}: {', '.join(VERB_FORMS)}")
    return forms or []


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415

        typer.echo(f"ludomots {version('ludomots')}")
        raise typer.Exit


@app.callback()
def _about(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help=_say("cli-version")),
    ] = False,
) -> None:
    pass


@app.command(help=_say("cli-word"))
@_question
def word(
    asked: Asked,
    words: Annotated[list[str] | None, typer.Argument(help=_say("cli-argument-word"))] = None,
) -> int:
    """Judge words, or ask for them."""
    return word_commands.judge(asked, words) if words else word_commands.prompt(asked)


@glosses_app.command(name="import", help=_say("cli-glosses-import"))
@_of_glosses
def import_glosses(
    asked: glosses_commands.Asked,
    file: Annotated[str, typer.Argument(help=_say("cli-argument-glosses"))],
) -> int:
    """Bring in a dictionary."""
    return glosses_commands.bring_in(asked, file)


@glosses_app.command(name="list", help=_say("cli-glosses-list"))
@_of_glosses
def list_glosses(asked: glosses_commands.Asked) -> int:
    """Print the dictionaries that were brought in."""
    return glosses_commands.show(asked)


@glosses_app.command(name="remove", help=_say("cli-glosses-remove"))
@_of_glosses
def remove_glosses(
    asked: glosses_commands.Asked,
    source: Annotated[str, typer.Argument(help=_say("cli-argument-source"))],
) -> int:
    """Take a dictionary out."""
    return glosses_commands.take_out(asked, source)


@lexicon_app.command(help=_say("cli-info"))
@_question
def info(asked: Asked) -> int:
    """Say what a list holds."""
    return word_commands.info(asked)


@lexicon_app.command(name="words", help=_say("cli-words"))
@_question
def all_words(
    asked: Asked,
    frequency: Annotated[
        int, typer.Option("--frequency", min=0, max=9, help=_say("cli-option-frequency"))
    ] = 0,
    everyday: Annotated[bool, typer.Option("--everyday", help=_say("cli-option-everyday"))] = False,
    form: Annotated[
        list[str] | None,
        typer.Option("--form", help=_say("cli-option-form"), callback=_known_forms),
    ] = None,
    length: Annotated[
        int | None, typer.Option("--length", min=2, help=_say("cli-option-length"))
    ] = None,
) -> int:
    """Print a list, whole or in part."""
    wishes = word_commands.Wishes(frequency, everyday, tuple(form or ()), length)
    return word_commands.words(asked, wishes)


@lexicon_app.command(help=_say("cli-anagrams"))
@_question
def anagrams(
    asked: Asked,
    letters: LettersArgument,
    limit: LimitOption = _LIMIT,
    shortest: Annotated[
        int | None, typer.Option("--shortest", min=2, help=_say("cli-option-shortest"))
    ] = None,
) -> int:
    """Find anagrams."""
    return word_commands.anagrams(asked, letters, limit, shortest)


@lexicon_app.command(help=_say("cli-pattern"))
@_question
def pattern(asked: Asked, pattern: PatternArgument, limit: LimitOption = _LIMIT) -> int:
    """Find the words of a pattern."""
    return word_commands.pattern(asked, pattern, limit)


@lexicon_app.command(help=_say("cli-prefix"))
@_question
def prefix(asked: Asked, start: StartArgument, limit: LimitOption = _LIMIT) -> int:
    """Find the words that begin with some letters."""
    return word_commands.prefix(asked, start, limit)


@lexicon_app.command(help=_say("cli-hooks"))
@_question
def hooks(
    asked: Asked, word: Annotated[str, typer.Argument(help=_say("cli-argument-word"))]
) -> int:
    """Find the letters that extend a word."""
    return word_commands.hooks(asked, word)


@lexicon_app.command(help=_say("cli-study"))
@_question
def study(
    asked: Asked,
    name: Annotated[str | None, typer.Argument(help=_say("cli-argument-list"))] = None,
) -> int:
    """Print a list of words to learn."""
    from ludomots.terminal import words as study_command  # noqa: PLC0415

    return study_command.study(asked, name)


@lexicon_app.command(name="most-played", help=_say("cli-most-played"))
@_question
def most_played(
    asked: Asked,
    game: Annotated[str | None, _game("cli-argument-most-played")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help=_say("cli-option-most-played"))] = 5,
    seed: SeedOption = 0,
    limit: LimitOption = _LIMIT,
) -> int:
    """Print the lemmas that computer players lay most."""
    from ludomots.terminal import words as most_played_command  # noqa: PLC0415

    return most_played_command.most_played(asked, game, games, seed, limit)


@app.command(help=_say("cli-arena"))
def arena(
    game: GameArgument,
    players: Annotated[str, typer.Option("--players", help=_say("cli-option-players"))],
    games: Annotated[int, typer.Option("--games", min=1, help=_say("cli-option-games"))] = 100,
    seed: SeedOption = 0,
    pairs: Annotated[bool, typer.Option("--pairs", help=_say("cli-option-pairs"))] = False,
    budget: Annotated[int, typer.Option("--budget", min=1, help=_say("cli-option-budget"))] = 1000,
    playouts: Annotated[
        int | None, typer.Option("--playouts", min=1, help=_say("cli-option-playouts"))
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help=_say("cli-option-jobs"))] = None,
    preset: PresetOption = DEFAULT_PRESET,
    option: PairsOption = None,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Let computer players play each other."""
    from ludomots.terminal import arena as arena_command  # noqa: PLC0415

    asked = arena_command.Asked(game, players, games, seed, pairs, budget, playouts, preset, option)
    raise typer.Exit(arena_command.arena(asked, texts(lang), as_json=json, jobs=jobs))


@app.command(help=_say("cli-lab"))
def lab(
    game: GameArgument,
    players: Annotated[
        str, typer.Option("--players", help=_say("cli-option-players"))
    ] = "famille,famille",
    games: Annotated[int, typer.Option("--games", min=2, help=_say("cli-option-games"))] = 200,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-option-lab-seed"))] = 0,
    playouts: Annotated[
        int, typer.Option("--playouts", min=1, help=_say("cli-option-playouts"))
    ] = 50,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help=_say("cli-option-jobs"))] = None,
    preset: PresetOption = DEFAULT_PRESET,
    option: PairsOption = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", help=_say("cli-option-lab-against"), metavar="KEY=VALUE"),
    ] = None,
    plot: Annotated[
        str | None, typer.Option("--plot", help=_say("cli-option-plot"), metavar="FILE")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Show how a game plays under an option or a ruling."""
    from ludomots.terminal import arena as arena_command  # noqa: PLC0415
    from ludomots.terminal import lab as lab_command  # noqa: PLC0415

    first = arena_command.Asked(game, players, games, seed, False, 1, playouts, preset, option)
    asked = lab_command.Asked(first, tuple(against or ()), plot, json, jobs)
    raise typer.Exit(lab_command.lab(asked, texts(lang)))


@app.command(help=_say("cli-solve"))
def solve(
    game: GameArgument,
    position: Annotated[str, typer.Argument(help=_say("cli-argument-position"))],
    rack: Annotated[str | None, typer.Option("--rack", help=_say("cli-option-rack"))] = None,
    die: Annotated[str | None, typer.Option("--die", help=_say("cli-option-die"))] = None,
    everything: Annotated[bool, typer.Option("--all", help=_say("cli-option-all"))] = False,
    top: Annotated[int, typer.Option("--top", min=1, help=_say("cli-option-top"))] = 10,
    check: Annotated[bool, typer.Option("--check", help=_say("cli-option-check"))] = False,
    preset: PresetOption = DEFAULT_PRESET,
    option: PairsOption = None,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Find the moves of a position."""
    from ludomots.terminal import solve as solve_command  # noqa: PLC0415

    question = solve_command.Question(
        game, preset, option or (), None if everything else top, check, json, texts(lang)
    )
    raise typer.Exit(solve_command.solve(question, position, {"rack": rack, "die": die}))


@app.command(help=_say("cli-replay"))
def replay(
    file: FileArgument,
    step: Annotated[int | None, typer.Option("--step", min=0, help=_say("cli-option-step"))] = None,
    other_words: OtherWordsOption = False,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Replay a record."""
    from ludomots.terminal import records as record_commands  # noqa: PLC0415

    asked = record_commands.Asked(file, other_words, texts(lang), json)
    raise typer.Exit(record_commands.show(asked, step))


@app.command(help=_say("cli-verify"))
def verify(
    file: FileArgument,
    other_words: OtherWordsOption = False,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Check the draws of a record."""
    from ludomots.terminal import records as record_commands  # noqa: PLC0415

    asked = record_commands.Asked(file, other_words, texts(lang), json)
    raise typer.Exit(record_commands.check(asked))


@app.command(help=_say("cli-review"))
def review(
    file: FileArgument,
    html: Annotated[
        str | None, typer.Option("--html", help=_say("cli-option-html"), metavar="FILE")
    ] = None,
    playouts: Annotated[
        int | None, typer.Option("--playouts", min=1, help=_say("cli-option-review-playouts"))
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-option-review-seed"))] = 0,
    other_words: OtherWordsOption = False,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Review a finished game."""
    from ludomots.terminal import records as record_commands  # noqa: PLC0415
    from ludomots.terminal import review as review_command  # noqa: PLC0415

    record = record_commands.Asked(file, other_words, texts(lang), json)
    asked = review_command.Asked(record, html, playouts, seed)
    raise typer.Exit(review_command.show(asked))


@app.command(help=_say("cli-rules"))
def rules(
    game: GameArgument,
    preset: PresetOption = DEFAULT_PRESET,
    option: PairsOption = None,
    options: Annotated[bool, typer.Option("--options", help=_say("cli-option-options"))] = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Print the rules of a table, or what a table can choose."""
    from ludomots.terminal import rules as options_command  # noqa: PLC0415
    from ludomots.terminal import rules as rules_command  # noqa: PLC0415

    if options:
        raise typer.Exit(options_command.show_options(game, texts(lang)))
    raise typer.Exit(rules_command.show(game, texts(lang), preset, option or ()))


@app.command(help=_say("cli-play"))
def play(
    game: AnyGameArgument = None,
    against: Annotated[
        list[str] | None, typer.Option("--against", help=_say("cli-option-against"))
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", min=1, help=_say("cli-option-people"))
    ] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=_say("cli-option-name"))] = None,
    preset: PresetOption = DEFAULT_PRESET,
    option: PairsOption = None,
    seed: Annotated[str | None, typer.Option("--seed", help=_say("cli-option-draws"))] = None,
    hints: Annotated[bool, typer.Option(help=_say("cli-option-hints"))] = True,
    coach: Annotated[bool, typer.Option("--coach", help=_say("cli-option-coach"))] = False,
    resume: Annotated[bool, typer.Option("--resume", help=_say("cli-option-resume"))] = False,
    server: Annotated[
        str | None, typer.Option("--server", help=_say("cli-option-play-server"))
    ] = None,
    join: Annotated[str | None, typer.Option("--join", help=_say("cli-option-join"))] = None,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Play in this terminal."""
    from ludomots.terminal.play import command as play_command  # noqa: PLC0415

    wish = play_command.Wish(
        game, tuple(against or ()), players, tuple(name or ()), preset, tuple(option or ()), seed
    )
    wish = wish._replace(hints=hints, coach=coach, resume=resume, server=server, join=join)
    raise typer.Exit(play_command.play(wish, texts(lang)))


@app.command(help=_say("cli-serve"))
def serve(
    host: Annotated[
        str, typer.Option("--host", envvar="LUDOMOTS_HOST", help=_say("cli-option-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port", envvar="LUDOMOTS_PORT", min=0, max=65535, help=_say("cli-option-port")
        ),
    ] = 8000,
    database: DatabaseOption = None,
    bus: Annotated[str | None, _bus_option] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help=_say("cli-option-workers"))] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help=_say("cli-option-open"))] = False,
    limits: Annotated[bool, typer.Option(help=_say("cli-option-limits"))] = True,
    computer_pace: Annotated[
        float,
        typer.Option("--computer-pace", min=0, max=60, help=_say("cli-option-computer-pace")),
    ] = 1.5,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            "--metrics-token",
            envvar="LUDOMOTS_METRICS_TOKEN",
            help=_say("cli-option-metrics-token"),
        ),
    ] = None,
    close_listed: Annotated[int, _closes_after("listed", "HOURS")] = 24,
    close_invited: Annotated[int, _closes_after("invited", "DAYS")] = 7,
    close_alone: Annotated[int, _closes_after("alone", "DAYS")] = 14,
    close_together: Annotated[int, _closes_after("together", "DAYS")] = 28,
    keep_games: KeepGamesOption = None,
    keep_records: KeepRecordsOption = True,
    keep_settled: KeepSettledOption = _SETTLED_DAYS,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", envvar="LUDOMOTS_PUBLIC_URL", help=_say("cli-option-public-url")
        ),
    ] = None,
    mail_server: Annotated[
        str | None,
        typer.Option(
            "--mail-server", envvar="LUDOMOTS_MAIL_SERVER", help=_say("cli-option-mail-server")
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option("--mail-from", envvar="LUDOMOTS_MAIL_FROM", help=_say("cli-option-mail-from")),
    ] = None,
    push_inside: Annotated[
        bool,
        typer.Option(
            "--push-inside", envvar="LUDOMOTS_PUSH_INSIDE", help=_say("cli-option-push-inside")
        ),
    ] = False,
    log: LogOption = None,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Serve the site."""
    from ludomots.server import serve as serve_command  # noqa: PLC0415
    from ludomots.server.keeping.archive import Retention  # noqa: PLC0415
    from ludomots.server.notices.settings import NoticeSettings  # noqa: PLC0415
    from ludomots.tables.pace import lifetimes  # noqa: PLC0415

    asked = serve_command.Asked(
        host=host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        open_browser=open_browser,
        limited=limits,
        computer_pace=computer_pace,
        metrics_token=metrics_token,
        lifetimes=lifetimes(
            listed_hours=close_listed,
            invited_days=close_invited,
            alone_days=close_alone,
            together_days=close_together,
        ),
        retention=Retention(days=keep_games, records=keep_records, settled_days=keep_settled),
        notices=NoticeSettings(
            mail_server=mail_server,
            mail_from=mail_from,
            public_url=public_url,
            push_inside=push_inside,
        ),
        log=log,
        say=texts(lang),
    )
    raise typer.Exit(serve_command.serve(asked))


@app.command(help=_say("cli-thinker"))
def thinker(
    bus: Annotated[str, _bus_option],
    threads: Annotated[
        int, typer.Option("--threads", min=1, max=64, help=_say("cli-option-threads"))
    ] = 1,
    log: LogOption = None,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Think for the computer players of several servers."""
    from ludomots.server.live.thinker import work  # noqa: PLC0415

    raise typer.Exit(work(bus, threads, log, texts(lang)))


@app.command(help=_say("cli-doctor"))
def doctor(
    database: DatabaseOption = None,
    bus: Annotated[str | None, _bus_option] = None,
    url: Annotated[
        str | None, typer.Option("--url", help=_say("cli-option-doctor-url"), metavar="URL")
    ] = None,
    host: Annotated[
        str, typer.Option("--host", envvar="LUDOMOTS_HOST", help=_say("cli-option-doctor-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port",
            envvar="LUDOMOTS_PORT",
            min=1,
            max=65535,
            help=_say("cli-option-doctor-port"),
        ),
    ] = 8000,
    backups: Annotated[
        str | None, typer.Option("--backups", help=_say("cli-option-backups"), metavar="FOLDER")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = _LANGUAGE,
) -> None:
    """Look at this machine and say what is wrong."""
    from ludomots.server.doctor.command import doctor as examine  # noqa: PLC0415
    from ludomots.server.doctor.finding import Asked as AskedDoctor  # noqa: PLC0415

    asked = AskedDoctor(texts(lang), database, bus, url, host, port, backups)
    raise typer.Exit(examine(asked, as_json=json))


@db_app.command(name="check", help=_say("cli-db-check"))
@_of_database
def check_database(asked: "AskedOfDatabase") -> int:
    """Replay every table."""
    from ludomots.terminal import db  # noqa: PLC0415

    return db.check_all(asked)


@db_app.command(help=_say("cli-db-backup"))
@_of_database
def backup(
    asked: "AskedOfDatabase",
    file: Annotated[str, typer.Argument(help=_say("cli-argument-backup-file"))],
    keep: Annotated[int | None, typer.Option("--keep", min=1, help=_say("cli-option-keep"))] = None,
) -> int:
    """Save everything in a file."""
    from ludomots.terminal import db  # noqa: PLC0415

    return db.back_up(asked, file, keep)


@db_app.command(help=_say("cli-db-restore"))
@_of_database
def restore(asked: "AskedOfDatabase", file: BackupArgument) -> int:
    """Bring back what was saved."""
    from ludomots.terminal import db  # noqa: PLC0415

    return db.restore_all(asked, file)


@db_app.command(name="repair", help=_say("cli-db-repair"))
@_of_database
def repair_database(
    asked: "AskedOfDatabase",
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE", help=_say("cli-argument-tables"))
    ] = None,
    backup: Annotated[
        str | None, typer.Option("--from", metavar="FILE", help=_say("cli-option-from"))
    ] = None,
    truncate: Annotated[bool, typer.Option("--truncate", help=_say("cli-option-truncate"))] = False,
    yes: Annotated[bool, typer.Option("--yes", help=_say("cli-option-yes"))] = False,
) -> int:
    """Repair what is damaged."""
    from ludomots.terminal import repair  # noqa: PLC0415

    wanted = repair.Wanted(tuple(tables or ()), backup, truncate, yes)
    return repair.repair(asked, wanted)


@db_app.command(help=_say("cli-db-purge"))
@_of_database
def purge(
    asked: "AskedOfDatabase",
    keep_games: KeepGamesOption = None,
    keep_records: KeepRecordsOption = True,
    keep_settled: KeepSettledOption = _SETTLED_DAYS,
) -> int:
    """Replace the logs of old games by their records; delete what need not be kept any longer."""
    from ludomots.server.keeping.archive import Retention  # noqa: PLC0415
    from ludomots.terminal import db  # noqa: PLC0415

    kept = Retention(days=keep_games, records=keep_records, settled_days=keep_settled)
    return db.purge(asked, kept)


@app.command(help=_say("cli-bench"))
def bench(json: JsonOption = False, lang: LangOption = _LANGUAGE) -> None:
    """Measure the speed of this machine."""
    from ludomots.terminal.arena import bench as measure  # noqa: PLC0415

    raise typer.Exit(measure(texts(lang), as_json=json))


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        app()
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get(missing.name or "")
        if extra is None:
            raise
        print(_say("extra-missing", extra=extra), file=sys.stderr)
        sys.exit(_BAD_INPUT)
    except MissingList as missing:
        said = _say("words-missing", language=missing.language, why=missing.why)
        print(said, file=sys.stderr)
        sys.exit(_FAILED)
    except OSError as error:
        why = error.strerror or str(error)
        print(_say("cli-system", file=str(error.filename or ""), why=why), file=sys.stderr)
        sys.exit(_FAILED)


if __name__ == "__main__":
    main()
