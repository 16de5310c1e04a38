import { joinOnline } from '@festoon/contract/messages/messaging/notifications'
import type { CalendarEntry } from './calendarEntry.ts'

/** Returns an entry's description, followed by the link of an online party. */
export const detailsOf = ({ description, joinUrl }: CalendarEntry): string =>
  joinDetails(description, joinUrl === undefined ? '' : joinOnline(joinUrl))

/** Joins the parts of an entry's details that aren't empty as paragraphs. */
export const joinDetails = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')
