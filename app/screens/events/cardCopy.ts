import type { DraftEvent } from '@festoon/contract/nouns/draft'
import type { EventSummary } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { statusLine } from '@festoon/contract/rules/guests/statusLine'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import * as copy from '@festoon/contract/messages/partyList'

/** The copy on a card of the events page. */
export interface CardCopy {
  title: string
  dateText: string
  hostLine: string
  statusLine: string
}

const dayMs = 86_400_000

/** Returns true if `later` is 14 calendar days after `earlier` in a time zone (CONST-38). */
export function areTwoWeeksApart(earlier: number, later: number, zone: string): boolean {
  // Avoids the slow calendar computation for most dates.
  if (Math.abs(later - earlier - 14 * dayMs) > 2 * dayMs) return false
  const days = (epochMs: number): number => Date.parse(dayIn(epochMs, zone)) / dayMs
  return days(later) - days(earlier) === 14
}

/** Returns the copy on an event's card. `now` is in ms. */
export function eventCardCopy(event: EventSummary, now: number): CardCopy {
  const isTwoWeeksAway = event.cancelledTimestamp === null && areTwoWeeksApart(now, event.startTime, event.timeZone)
  return {
    title: titleOf(event.title),
    dateText: isTwoWeeksAway ? copy.twoWeeksAway(shortDate(event, now)) : shortDate(event, now),
    hostLine: event.isHost ? copy.hostedByYou : copy.hostedBy(event.hostedBy),
    statusLine: statusLine(event, now),
  }
}

/** Returns the copy on a draft's card. Any of the draft's fields may be missing. `now` is in ms. */
export function draftCardCopy(draft: DraftEvent, now: number): CardCopy {
  const { startTime, timeZone } = draft
  const hasDate = startTime > 0 && timeZone !== undefined
  return {
    title: titleOf(draft.title),
    dateText: hasDate ? shortDate({ startTime, endTime: 0, timeZone }, now) : copy.noDate,
    hostLine: copy.hostedByYou,
    statusLine: copy.draft,
  }
}
