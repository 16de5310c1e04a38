import { untitled } from '@festoon/contract/messages/event'

/** Returns a party's title, or a placeholder if the title is blank or missing (EVLIST-13). */
export const titleOf = (title: string | undefined): string =>
  title === undefined || title.trim() === '' ? untitled : title
