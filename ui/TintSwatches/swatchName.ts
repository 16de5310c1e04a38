import { tintSwatches } from '@festoon/tokens/tintSwatches'

/** Returns the name of the swatch with this color, or undefined for a custom color. */
export const swatchName = (colour: string): string | undefined =>
  tintSwatches.find((swatch) => swatch.colour === colour.toLowerCase())?.name
