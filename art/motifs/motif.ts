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
  /** Keywords that select this motif, normalized to singular, lowercase and unaccented. */
  words: string
  /** The motif's natural hue in OKLCH degrees, for styles that use it. */
  hue?: number
  draw: (inks: Inks) => string
}
