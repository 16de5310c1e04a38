import type { InviteeRow } from '../../database/schema.ts'

/** Answers that came in at an event. */
export interface NewRsvps {
  /** The newest first. */
  answers: readonly InviteeRow[]
  /** How many came besides those. */
  more: number
  /** Heads that are going now, hosts too. */
  going: number
}

/** What a host reads of answers that came in. */
export function digestCopy(title: string, { answers, more, going }: NewRsvps): { headline: string; lines: string[] } {
  const [only] = answers
  const count = answers.length + more
  return {
    headline: only && count === 1 ? `${who(only)} ${verdict(only)}: ${title}` : `${count} new answers for ${title}`,
    lines: [
      ...answers.map((row) => `${who(row)} ${verdict(row)}.${words(row)}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      `Going so far: ${going}.`,
    ],
  }
}

const who = ({ name }: InviteeRow): string => (name === '' ? 'A guest' : name)

function verdict(row: InviteeRow): string {
  if (row.rsvp_status === 'NO') return "can't come"
  const besides = row.additional_guest_count === 0 ? '' : ` with ${row.additional_guest_count} more`
  if (row.waitlist_status === 'PENDING_APPROVAL') return `would like to come${besides} and is on the waitlist`
  return row.waitlist_status === 'DENIED' ? `would like to come${besides}, and was told no` : `is coming${besides}`
}

/** Characters of a guest's message that are shown here; all of it is on the guest list. */
const longest = 140

function words({ rsvp_message: message }: InviteeRow): string {
  if (message === '') return ''
  return ` “${message.length > longest ? `${message.slice(0, longest).toWellFormed()}…` : message}”`
}
