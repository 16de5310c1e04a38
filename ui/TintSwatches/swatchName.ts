import { tintSwatches } from '@festoon/tokens/tintSwatches'

/** The name of a swatch by its colour, or undefined for one of the host's own. */
export const swatchName = (colour: string): string | undefined =>
  tintSwatches.find((swatch) => swatch.colour === colour.toLowerCase())?.name
