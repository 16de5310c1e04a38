import type { ReactNode } from 'react'

/** What a suggestion shows. */
export interface SuggestionText {
  /** The text that is suggested. */
  main: string
  /** What tells it from others like it: an address under a name. */
  secondary?: string | undefined
  /** What else is worth knowing of it, at its end: "3 shared events". */
  note?: string | undefined
  /** Decoration before it: an Avatar. */
  icon?: ReactNode
  /** It is shown, and cannot be taken: the note says why. */
  disabled?: boolean | undefined
}

export interface Suggestion<T> extends SuggestionText {
  id: string
  /** Whatever the screen needs once it is taken. */
  data: T
}
