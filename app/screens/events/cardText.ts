import type { DraftEvent } from '@festoon/contract/draft'
import type { EventSummary } from '@festoon/contract/event'
import { shortDate } from '@festoon/contract/rules/eventDates'
import { statusLine } from '@festoon/contract/rules/statusLine'
import { dayIn } from '@festoon/contract/rules/timeZone'
import { titleOf } from '@festoon/contract/rules/titleOf'

/** What a card says. */
export interface CardText {
  title: string
  dateText: string
  hostLine: string
  statusLine: string
}

const dayMs = 86_400_000

/** Tells whether two instants are 14 days apart on a zone's calendar (CONST-38). */
export function areTwoWeeksApart(earlier: number, later: number, zone: string): boolean {
  // Far from it no calendar needs to be asked.
  if (Math.abs(later - earlier - 14 * dayMs) > 2 * dayMs) return false
  const days = (epochMs: number): number => Date.parse(dayIn(epochMs, zone)) / dayMs
  return days(later) - days(earlier) === 14
}

/** What the card of an event says. `now` in ms. */
export function eventCardText(event: EventSummary, now: number): CardText {
  const isHint = event.cancelledTimestamp === null && areTwoWeeksApart(now, event.startTime, event.timeZone)
  return {
    title: titleOf(event.title),
    dateText: `${shortDate(event, now)}${isHint ? ' · two weeks away' : ''}`,
    hostLine: event.isHost ? 'Hosted by you' : `Hosted by ${event.hostedBy}`,
    statusLine: statusLine(event, now),
  }
}

/** What the card of a draft says; anything may be missing yet. `now` in ms. */
export function draftCardText(draft: DraftEvent, now: number): CardText {
  const { startTime, timeZone } = draft
  const isDated = startTime > 0 && timeZone !== undefined
  return {
    title: titleOf(draft.title),
    dateText: isDated ? shortDate({ startTime, endTime: 0, timeZone }, now) : 'No date yet',
    hostLine: 'Hosted by you',
    statusLine: 'Draft',
  }
}
