import { tintSwatches } from '@festoon/tokens/tintSwatches'

/** The name of a swatch by its color, or undefined for a custom color. */
export const swatchName = (colour: string): string | undefined =>
  tintSwatches.find((swatch) => swatch.colour === colour.toLowerCase())?.name
