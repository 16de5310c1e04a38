import type { EventView } from '@festoon/contract/nouns/event'
import { isSameZone } from '@festoon/contract/rules/dates/timeZone'
import { zoneOf, type EventFields } from '../eventFields.ts'

/** Checks whether saving moves the proposed times of a party without a date to another time zone. */
export const movesProposedTimes = (
  live: Pick<EventView, 'timesAnswered' | 'timeZone'> | undefined,
  fields: EventFields,
): boolean => live?.timesAnswered !== undefined && fields.dateUndecided && !isSameZone(live.timeZone, zoneOf(fields))
