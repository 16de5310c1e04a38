import { tintSwatches } from '@festoon/tokens/tintSwatches'

/** Returns the name of the swatch with this color, or undefined for a custom color. */
export const swatchName = (color: string): string | undefined =>
  tintSwatches.find((swatch) => swatch.color === color.toLowerCase())?.name
