"""The command ``ludomots``, also as ``python -m ludomots``."""

import signal


def main() -> None:
    """Run the command line. Ctrl-C while it is still being imported ends the process at once.

    It would be an error inside some module otherwise, and print where that was.
    """
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from ludomots.cli import main as run  # noqa: PLC0415

    signal.signal(signal.SIGINT, usual)
    run()


if __name__ == "__main__":
    main()
