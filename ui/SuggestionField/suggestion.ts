import type { ReactNode } from 'react'

/** The display properties of a suggestion. */
export interface SuggestionText {
  /** The main text, such as a name. */
  main: string
  /** Secondary text that distinguishes similar suggestions, such as an address below a name. */
  secondary?: string | undefined
  /** A note at the end, such as "3 shared events". */
  note?: string | undefined
  /** A decorative element before the text, such as an Avatar. */
  icon?: ReactNode
  /** Prevents the user from choosing the suggestion. Explain why in `note`. */
  disabled?: boolean | undefined
}

export interface Suggestion<T> extends SuggestionText {
  id: string
  /** Any data that the caller needs in `onPick`. */
  data: T
}
