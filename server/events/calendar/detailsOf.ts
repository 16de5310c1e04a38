import { joinOnline } from '@festoon/contract/messages/messaging/notifications'
import type { CalendarEntry } from './calendarEntry.ts'

/** Returns an entry's description, followed by the link of an online party. `max` limits the description only. */
export const detailsOf = ({ description, joinUrl }: CalendarEntry, max = description.length): string =>
  [description.slice(0, max).toWellFormed(), joinUrl === undefined ? '' : joinOnline(joinUrl)]
    .filter((part) => part !== '')
    .join('\n\n')
