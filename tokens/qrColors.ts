/** The colors of QR codes, which are the same in every theme because scanners expect dark modules on a light background. */
export const qrColors = { dark: '#000000', light: '#ffffff' } as const
