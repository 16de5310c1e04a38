/** QR code colors, the same in every theme: scanners expect dark marks on a light background with high contrast. */
export const qrColours = { dark: '#000000', light: '#ffffff' } as const
