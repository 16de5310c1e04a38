import { untitled } from '@festoon/contract/messages/event'

/** Returns a party's title, or a placeholder if the title is blank or missing (EVLIST-13). */
export const titleOf = (title: string | undefined): string =>
  title === undefined || title.trim() === '' ? untitled : title

/** Returns a title with a non-breaking space after each "&", so that no line ends with one. */
export const unbroken = (title: string): string => title.replaceAll(/(\s&)\s/g, '$1\u00A0')
