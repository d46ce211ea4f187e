"""People who play together: friends, blocks, groups, invitations, player pages, leaderboards.

Nobody's identity is ever shown: others know a person by a player id.
"""

from ludomots.server.together.friends import friend_routes
from ludomots.server.together.groups import group_routes
from ludomots.server.together.invitations import invitation_routes
from ludomots.server.together.leaderboards import leaderboard_routes
from ludomots.server.together.pages import player_routes

TOGETHER = [friend_routes, group_routes, invitation_routes, leaderboard_routes, player_routes]

__all__ = ["TOGETHER"]
