import * as invite from '@festoon/contract/messages/messaging/invite'
import * as copy from '@festoon/contract/messages/messaging/picked'
import type { Config } from '../../config/config.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { calendarFileLink, type LinkRsvp } from '../../guests/rsvp/personalLink.ts'
import { replyOf } from '../confirmations/replyOf.ts'
import type { MessageCopy } from './messageCopy.ts'

interface PickedDate {
  config: Pick<Config, 'origin'>
  event: Pick<EventRow, 'id' | 'allow_maybe' | 'hosted_by'>
  row: InviteeRow
  /** The key of the guest's personal link. */
  key: Parameters<typeof calendarFileLink>[1]
  /** Returns the guest's personal link. */
  linkTo: (rsvp?: LinkRsvp) => string
}

/**
 * Returns the part of an update that says how a guest counts after a host picked a proposed time. Guests who are going get the
 * party for their calendar, and guests without an RSVP are asked for one.
 */
export function pickedCopy({ config, event, row, key, linkTo }: PickedDate): Pick<MessageCopy, 'lines' | 'question'> {
  if (row.waitlist_status === 'DENIED') return { lines: [] }
  if (row.rsvp_status === 'YES') {
    if (row.waitlist_status === 'PENDING_APPROVAL') return { lines: [copy.waitlisted] }
    const buttons = [
      { label: copy.calendarFile, href: calendarFileLink(config.origin, key) },
      { label: copy.googleCalendar, href: googleLink(config.origin, key) },
    ]
    return { lines: [copy.going], question: { kind: 'buttons', title: copy.addToCalendar, buttons } }
  }
  if (row.rsvp_status === 'NO') return { lines: [copy.notGoing(event.hosted_by)] }
  const buttons = [
    { label: invite.yes, href: linkTo('yes') },
    ...(event.allow_maybe && replyOf(row) !== 'maybe' ? [{ label: invite.maybe, href: linkTo('maybe') }] : []),
    { label: invite.no, href: linkTo('no') },
  ]
  return { lines: [copy.asked(event.hosted_by)], question: { kind: 'buttons', title: invite.canYouMakeIt, buttons } }
}

const googleLink = (origin: string, { eventId, inviteeId, token }: PickedDate['key']): string =>
  `${origin}/event/${eventId}/calendar/google?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
