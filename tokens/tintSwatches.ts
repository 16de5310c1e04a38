/** The nine event colors offered next to the custom picker, as `#rrggbb` (CONST-46, CONST-47). */
export const tintSwatches = [
  { name: 'Lilac', colour: '#fae5ff' },
  { name: 'Blossom', colour: '#ffd3e0' },
  { name: 'Apricot', colour: '#ffd9b0' },
  { name: 'Lemon', colour: '#fff1a3' },
  { name: 'Pistachio', colour: '#dcf2b0' },
  { name: 'Lagoon', colour: '#bfeee6' },
  { name: 'Sky', colour: '#cfe4ff' },
  { name: 'Ember', colour: '#ff7a45' },
  { name: 'Midnight', colour: '#1b1540' },
] as const
