/** The colors of QR codes in every theme, because scanners expect dark modules on a light background. */
export const qrColours = { dark: '#000000', light: '#ffffff' } as const
