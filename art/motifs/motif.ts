/** The colors of a thing, chosen by the style. */
export interface Inks {
  main: string
  second: string
  third: string
  /** Nearly black, for eyes and edges. */
  dark: string
  /** Nearly white, for shine. */
  light: string
}

/** A thing that a picture can show, drawn within -100 to 100 around the origin, y pointing down. */
export interface Motif {
  /** Words that select it, normalized: singular, lower case, no accents. */
  words: string
  /** Its natural hue in degrees of OKLCH, for styles that use it. */
  hue?: number
  draw: (inks: Inks) => string
}
