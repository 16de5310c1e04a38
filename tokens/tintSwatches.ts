/** The nine event colors offered next to the custom color picker (CONST-46, CONST-47). */
export const tintSwatches = [
  { name: 'Lilac', color: '#fae5ff' },
  { name: 'Blossom', color: '#ffd3e0' },
  { name: 'Apricot', color: '#ffd9b0' },
  { name: 'Lemon', color: '#fff1a3' },
  { name: 'Pistachio', color: '#dcf2b0' },
  { name: 'Lagoon', color: '#bfeee6' },
  { name: 'Sky', color: '#cfe4ff' },
  { name: 'Ember', color: '#ff7a45' },
  { name: 'Midnight', color: '#1b1540' },
] as const
