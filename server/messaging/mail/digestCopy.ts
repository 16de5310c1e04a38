import * as copy from '@festoon/contract/messages/messaging/digest'
import type { InviteeRow } from '../../database/schema.ts'
import { withoutLinks } from '../../providers/mail/compose/block.ts'

/** The RSVPs covered by one notification. */
export interface NewRsvps {
  /** The RSVPs to list, newest first. */
  rsvps: readonly InviteeRow[]
  /** The number of RSVPs that are covered but not listed. */
  more: number
  /** The number of people who are currently going, including hosts. */
  going: number
}

/** Returns the headline and lines of a notification about new RSVPs. */
export function digestCopy(title: string, { rsvps, more, going }: NewRsvps): { headline: string; lines: string[] } {
  const [only] = rsvps
  const count = rsvps.length + more
  return {
    headline: only && count === 1 ? copy.oneRsvp(rsvpText(only), title) : copy.newRsvps(count, title),
    lines: [...rsvps.map(rsvpLine), ...(more > 0 ? [copy.more(more)] : []), copy.going(going)],
  }
}

function rsvpText(row: InviteeRow): string {
  const guest = row.name === '' ? copy.unnamed : row.name
  if (row.rsvp_status === 'SEEN') return copy.wrote(guest)
  if (row.rsvp_status === 'NO') return copy.cannotCome(guest)
  if (row.rsvp_status === 'MAYBE') return copy.mightCome(guest)
  if (row.waitlist_status === 'PENDING_APPROVAL') return copy.joinedWaitlist(guest, row.additional_guest_count)
  if (row.waitlist_status === 'DENIED') return copy.denied(guest, row.additional_guest_count)
  return copy.coming(guest, row.additional_guest_count)
}

/** The maximum length of a guest's message in a notification, in characters. Longer messages are cut off. */
const maxMessageLength = 140

function rsvpLine(row: InviteeRow): string {
  const { rsvp_message: message } = row
  if (message === '') return copy.line(rsvpText(row))
  const excerpt = message.length > maxMessageLength ? `${message.slice(0, maxMessageLength).toWellFormed()}…` : message
  return copy.lineWithMessage(rsvpText(row), withoutLinks(excerpt))
}
