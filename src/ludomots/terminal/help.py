"""What Typer itself says in ``--help``, in the language of the user."""

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperGroup

from ludomots.texts import Texts, language_of, texts

_COMPLETION = ("install_completion", "show_completion")


class HelpInOwnLanguage(TyperGroup):
    """A group of commands whose option ``--help`` speaks the language of the user."""

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option of this group."""
        for param in self.params:
            if param.name in _COMPLETION:
                option: Any = param
                option.help = _say()(f"cli-{param.name.replace('_', '-')}")
        return _translated(super().get_help_option(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command, with its own option in that language."""
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            _translated(command.get_help_option(ctx))
        return command


def name_panels() -> None:
    """Give the parts of a help page their names."""
    say = _say()
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands")


def group(about: str, **settings: Any) -> typer.Typer:
    """Return a group of commands; ``about`` names its text."""
    name_panels()
    return typer.Typer(cls=HelpInOwnLanguage, help=_say()(about), no_args_is_help=True, **settings)


def _say() -> Texts:
    return texts(language_of())


def _translated(option: Any) -> Any:
    if option is not None:
        option.help = _say()("cli-help")
    return option
