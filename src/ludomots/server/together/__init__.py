"""People who play together: friends, blocks, groups, invitations, player pages, leaderboards.

Nobody's identity is ever shown: others know a person by a player id.
"""

from sqlalchemy import select

from ludomots.server.people.people import name_of
from ludomots.server.personal_data import (
    Hidden,
    PersonalData,
    Shown,
    hand_over,
    hand_over_pairs,
    others,
)
from ludomots.server.together import groups, schema
from ludomots.server.together.players import merge_players

_players, _friends, _blocks = schema.players.c, schema.friendships.c, schema.blocks.c
_members, _invited = schema.group_members.c, schema.table_invitations.c
_group_name = (
    select(schema.player_groups.c.name)
    .where(schema.player_groups.c.id == _members.group_id)
    .scalar_subquery()
    .label("name")
)

PERSONAL_DATA = PersonalData(
    export=(
        Shown("player", _players.person, others(_players.person)),
        Shown("friends", _friends.person, (name_of(_friends.other), _friends.at)),
        Shown("asked_by", _friends.other, (name_of(_friends.person), _friends.at, _friends.state)),
        Shown("blocks", _blocks.person, (name_of(_blocks.other),)),
        Hidden(_blocks.other, "whom somebody else blocks is theirs to know"),
        Shown("groups", _members.person, (_members.at, _group_name), is_deleted=False),
        Shown(
            "invitations",
            _invited.person,
            (name_of(_invited.by), _invited.table_id, _invited.at),
        ),
        Shown("invited", _invited.by, (name_of(_invited.person), _invited.table_id, _invited.at)),
    ),
    merge=(
        merge_players,
        hand_over_pairs(_friends.person, _friends.other),
        hand_over_pairs(_blocks.person, _blocks.other),
        hand_over(_members.person, _invited.person, _invited.by),
    ),
    erase=(groups.forget,),
)
