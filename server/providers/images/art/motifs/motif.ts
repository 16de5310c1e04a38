/** Colours that a thing is drawn with. A style decides what they are. */
export interface Inks {
  main: string
  second: string
  third: string
  /** Nearly black, for eyes and edges. */
  dark: string
  /** Nearly white, for shine. */
  light: string
}

/** A thing that a picture can show, drawn by hand within -100 to 100 of the origin, y pointing down. */
export interface Motif {
  /** Words that ask for it, as they are compared: singular, lower case, no accents. */
  words: string
  /** Its own hue in degrees of OKLCH, for styles that respect nature. */
  hue?: number
  draw(inks: Inks): string
}
