/** The colors of a motif, chosen by the style. */
export interface Inks {
  main: string
  second: string
  third: string
  /** A nearly black color for eyes and edges. */
  dark: string
  /** A nearly white color for highlights. */
  light: string
}

/** An object in an image, drawn around the origin with coordinates from -100 to 100 and y pointing down. */
export interface Motif {
  /** Keywords that select this motif: singular, lowercase and without accents. */
  words: string
  /** The motif's natural hue in OKLCH degrees, for styles that use it. */
  hue?: number
  draw: (inks: Inks) => string
}
