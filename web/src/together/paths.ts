/** Where the server knows people by their player ids, and groups by their links. */
const by = (base: string) => (id: string) => `${base}/${encodeURIComponent(id)}`;

export const friendPath = by('/api/me/friends');
export const blockPath = by('/api/me/blocks');
export const playerPath = by('/api/players');
export const groupPath = by('/api/groups');
export const invitationPath = by('/api/me/invitations');
export const invitePath = (table: string, player = '') =>
  by('/api/tables')(table) + '/invitations' + (player && `/${encodeURIComponent(player)}`);
