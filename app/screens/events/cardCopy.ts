import * as copy from '@festoon/contract/messages/partyList'
import type { DraftEvent } from '@festoon/contract/nouns/draft'
import type { EventSummary } from '@festoon/contract/nouns/event'
import { leafOf, shortDate } from '@festoon/contract/rules/dates/eventDates'
import { hasDate, isPast } from '@festoon/contract/rules/dates/past'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { statusLine } from '@festoon/contract/rules/guests/statusLine'

/** The copy on a card of the events page. */
export interface CardCopy {
  title: string
  dateText: string
  hostLine: string
  statusLine: string
  /** The month and day of the start; absent without a date. */
  leaf?: { month: string; day: string }
  /** The user's next step, if any. */
  nextStep?: string
}

const dayMs = 86_400_000

/** Returns true if `later` is 14 calendar days after `earlier` in a time zone (CONST-38). */
export function areTwoWeeksApart(earlier: number, later: number, zone: string): boolean {
  // Avoids the slow calendar computation for most dates.
  if (Math.abs(later - earlier - 14 * dayMs) > 2 * dayMs) return false
  return daysBetween(earlier, later, zone) === 14
}

/** Returns the number of calendar days from `earlier` to `later` in a time zone. */
function daysBetween(earlier: number, later: number, zone: string): number {
  const days = (epochMs: number): number => Date.parse(dayIn(epochMs, zone)) / dayMs
  return days(later) - days(earlier)
}

/** Returns the start of an event with how far away it is, such as 'Sat, Nov 28 · 7:00 PM · in 3 days'. `now` is in ms. */
function dateOf(event: EventSummary, now: number): string {
  const date = shortDate(event, now)
  const { startTime, timeZone } = event
  if (event.cancelledTimestamp !== null || !hasDate(event) || isPast(event, now)) return date
  if (areTwoWeeksApart(now, startTime, timeZone)) return copy.twoWeeksAway(date)
  const days = daysBetween(now, startTime, timeZone)
  return days < 0 ? date : copy.dateAway(date, days)
}

/** Returns the user's next step for an upcoming event: a host's for the guests, or a guest's RSVP. `now` is in ms. */
function nextStepOf(event: EventSummary, now: number): string | undefined {
  if (isPast(event, now)) return undefined
  if (!event.isHost) return event.rsvpStatus === 'INVITED' || event.rsvpStatus === 'SEEN' ? copy.rsvpNow : undefined
  if (event.unsentCount > 0) return copy.sendInvites(event.unsentCount)
  return event.goingCount > 1 ? undefined : copy.shareLink
}

/** Returns the copy on an event's card. `now` is in ms. */
export function eventCardCopy(event: EventSummary, now: number): CardCopy {
  const nextStep = nextStepOf(event, now)
  return {
    title: titleOf(event.title),
    dateText: dateOf(event, now),
    hostLine: event.isHost ? copy.hostedByYou : copy.hostedBy(event.hostedBy),
    statusLine: statusLine(event, now),
    ...(hasDate(event) && { leaf: leafOf(event) }),
    ...(nextStep !== undefined && { nextStep }),
  }
}

/** Returns the copy on a draft's card. Any of the draft's fields may be missing. `now` is in ms. */
export function draftCardCopy(draft: DraftEvent, now: number): CardCopy {
  const { startTime, dateUndecided = false, timeZone } = draft
  const isAnswered = (startTime > 0 || dateUndecided) && timeZone !== undefined
  return {
    title: titleOf(draft.title),
    dateText: isAnswered ? shortDate({ startTime, endTime: 0, timeZone }, now) : copy.noDate,
    hostLine: copy.hostedByYou,
    statusLine: copy.draft,
    ...(startTime > 0 && timeZone !== undefined && { leaf: leafOf({ startTime, timeZone }) }),
    nextStep: copy.finishDraft,
  }
}
