"""The stories of all games."""

from ludomots.stories import mots_de_tete, topscore, topword, typo
from ludomots.stories.story import Story

STORIES: dict[str, Story] = {
    "topword": topword.STORY,
    "mots-de-tete": mots_de_tete.STORY,
    "topscore": topscore.STORY,
    "typo": typo.STORY,
}
