import type { ReactNode } from 'react'

/** The visible content of a suggestion. */
export interface SuggestionText {
  /** The suggested text. */
  main: string
  /** A detail that tells similar suggestions apart, such as an address under a name. */
  secondary?: string | undefined
  /** A note at the end, such as "3 shared events". */
  note?: string | undefined
  /** A decorative element before the text, such as an Avatar. */
  icon?: ReactNode
  /** Makes the suggestion unavailable. Use `note` to say why. */
  disabled?: boolean | undefined
}

export interface Suggestion<T> extends SuggestionText {
  id: string
  /** Any data that the caller needs when the suggestion is chosen. */
  data: T
}
