import * as copy from '@festoon/contract/messages/messaging/confirmation'
import { decideBy, joinOnline } from '@festoon/contract/messages/messaging/notifications'
import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { locationLine, openPartOf } from '@festoon/contract/rules/events/locationLine'
import { shownResponse } from '@festoon/contract/rules/guests/responseText'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import type { Reply } from '../../core/notices/notification.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { withoutLinks, type Fact } from '../../providers/mail/compose/block.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'
import { dayOf } from './dayOf.ts'
import type { MessageCopy } from './messageCopy.ts'

/** A confirmation of a guest's RSVP. */
export interface Confirmation {
  kind: 'confirmation'
  reply: Reply | 'none'
}

interface Parts {
  event: EventRow
  row: InviteeRow
  confirmation: Confirmation
  showsAddress: boolean
  /** The guest's personal link. */
  href: string
}

/** Returns the copy of a confirmation. */
export function confirmationCopy({ event, row, confirmation, showsAddress, href }: Parts): MessageCopy {
  const { title, hosted_by: host } = event
  const { reply } = confirmation
  if (reply === 'none')
    return { headline: copy.yourLink(title), lines: [copy.opensAnywhere], link: { label: copy.openInvitation, href } }
  const link = { label: copy.changeRsvp, href }
  if (reply === 'no') return { headline: copy.notGoing(title), lines: [copy.hostKnows(host)], link }
  if (reply === 'maybe')
    return {
      headline: copy.maybe(title),
      when: whenText(event),
      lines: [
        copy.decideLater(host),
        ...(event.decide_by === null ? [] : [decideBy(host, dayOf(event, event.decide_by))]),
      ],
      link,
    }
  const facts = [{ label: copy.guests, value: copy.people(row.additional_guest_count) }, ...responsesOf(event, row)]
  const sharedFields = { when: whenText(event), place: placeIn(event, showsAddress), facts, link }
  const calendar = event.start_time === null ? copy.calendarLater : copy.calendarAttached
  if (reply === 'yes') return { ...sharedFields, headline: copy.going(title), lines: [calendar] }
  return row.awaits === 'approval'
    ? {
        ...sharedFields,
        headline: copy.needsApproval(title),
        lines: [event.has_waitlist ? copy.hostDecides(host) : copy.lateHostDecides(host)],
      }
    : { ...sharedFields, headline: copy.isWaiting(title), lines: [copy.waitsForSpot] }
}

/** Returns an event's location, or the part of it that anyone may see; undefined if there is none. */
function placeIn({ location }: EventRow, showsAddress: boolean): string | undefined {
  const visibleLocation = showsAddress ? location : openPartOf(location)
  if (visibleLocation?.kind === 'online' && visibleLocation.url) return joinOnline(visibleLocation.url)
  return visibleLocation === null ? undefined : locationLine(visibleLocation)
}

/** Returns the guest's responses, without those that someone else may have entered. */
function responsesOf({ questions, start_time, time_zone }: EventRow, row: InviteeRow): Fact[] {
  const { responses } = ownRow(row)
  const year = start_time ? yearOf(dayIn(start_time, time_zone)) : undefined
  return questions.flatMap((question) => {
    const value = shownResponse(responses, question, year)
    return value === undefined || value === '' ? [] : [{ label: question.question, value: withoutLinks(value) }]
  })
}
