"""The word list of a table."""

from ludomots.core.options import TableOptions
from ludomots.words import Lexicon, lexicon
from ludomots.words.part import without


def words_of(options: TableOptions) -> Lexicon:
    """Return the installed list of a table's language, without the registers it leaves out.

    A list without some of its words takes seconds to make, once.
    """
    return without(lexicon(options.lexicon), options.words_left_out)
