import type { ReactNode } from 'react'

/** A suggestion and how it is shown. */
export interface SuggestionText {
  /** The suggested text. */
  main: string
  /** A detail that tells similar suggestions apart, such as an address under a name. */
  secondary?: string | undefined
  /** Extra information at the end: "3 shared events". */
  note?: string | undefined
  /** A decorative element before it, such as an Avatar. */
  icon?: ReactNode
  /** Shows the suggestion but makes it unavailable; the note says why. */
  disabled?: boolean | undefined
}

export interface Suggestion<T> extends SuggestionText {
  id: string
  /** Any data that the screen needs once the suggestion is chosen. */
  data: T
}
