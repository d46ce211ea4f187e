"""People who play together: friends, blocks, groups, invitations, player pages, leaderboards.

Nobody's identity is ever shown: others know a person by a player id.
"""
