/** A QR code keeps its colours in every theme: readers look for dark marks on a light ground, and the more contrast the better. */
export const qrColours = { dark: '#000000', light: '#ffffff' } as const
