/** The colors of a motif, chosen by the style. */
export interface Inks {
  main: string
  second: string
  third: string
  /** The color of eyes and edges, nearly black in most styles. */
  dark: string
  /** The color of highlights, nearly white in most styles. */
  light: string
}

/** An object in an image, drawn around the origin with coordinates from -100 to 100 and y pointing down. */
export interface Motif {
  /** Keywords that select this motif, separated by spaces: singular, lowercase, and without accents. */
  words: string
  /** The motif's natural OKLCH hue in degrees, for styles that use it. */
  hue?: number
  draw: (inks: Inks) => string
}
