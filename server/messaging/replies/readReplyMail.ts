import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { readReplyAddress, type ReplyToken } from '../../crypto/replyAddress.ts'
import { readCalendarReply, type CalendarReply } from './readCalendarReply.ts'

/** The content of an email that a calendar app sent as a guest's reply. None of it is verified. */
export interface MailedReply {
  /** A hash that identifies the email. */
  id: string
  token: ReplyToken
  uid: string
  partstat: string
}

/** The reason why an email isn't a reply by calendar. */
export type NoReply = 'unreadable' | 'autoReply' | 'noCalendarReply' | 'noToken' | 'unclear'

/** The maximum size in bytes of a calendar file in a reply. Calendars write a few thousand. */
const maxFile = 200_000

const parsing = {
  // An email inside another one, as in a bounce, isn't the sender's.
  forceRfc822Attachments: true,
  maxNestingDepth: 20,
  maxHeadersSize: 200_000,
} as const

/** The headers in which mail servers write the address that an email was delivered to. */
const addressHeaders = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'])

/** Reads a reply by calendar from an email. `mailbox` is the mailbox of all reply addresses. */
export async function readReplyMail(raw: Uint8Array, mailbox: string): Promise<MailedReply | NoReply> {
  const email = await PostalMime.parse(raw, parsing).catch(() => undefined)
  if (!email) return 'unreadable'
  if (isAutomatic(email)) return 'autoReply'
  const reply = calendarIn(email)
  if (!reply) return 'noCalendarReply'
  const tokens = tokensIn(email, mailbox, reply)
  const [token] = tokens
  if (!token) return 'noToken'
  const partstat = partstatIn(reply)
  if (tokens.length > 1 || partstat === undefined) return 'unclear'
  const id = createHash('sha256')
    .update(email.messageId ?? raw)
    .digest('hex')
  return { id, token, uid: reply.uid, partstat }
}

/**
 * Returns true for out-of-office replies and bounces. Calendars mark the replies that their users send as `auto-generated`, so those
 * count.
 */
function isAutomatic({ headers, returnPath }: Email): boolean {
  const hasHeader = (name: string, value: RegExp): boolean =>
    headers.some((header) => header.key === name && value.test(header.value))
  return (
    returnPath === '<>' ||
    hasHeader('return-path', /^\s*<\s*>/) ||
    hasHeader('auto-submitted', /^\s*auto-(?:replied|notified)/i) ||
    hasHeader('precedence', /^\s*auto_reply/i) ||
    hasHeader('content-type', /^\s*multipart\/report/i) ||
    hasHeader('x-autoreply', /./) ||
    hasHeader('x-failed-recipients', /./)
  )
}

/** Returns the first reply in an email's calendar files, whether they are attached or alternatives to the text. */
function calendarIn({ attachments }: Email): CalendarReply | undefined {
  for (const { mimeType, filename, content } of attachments) {
    const isCalendar = /^(?:text\/calendar|application\/ics)$/i.test(mimeType) || /\.ics$/i.test(filename ?? '')
    const size = typeof content === 'string' ? content.length : content.byteLength
    if (!isCalendar || size > maxFile) continue
    const reply = readCalendarReply(typeof content === 'string' ? content : new TextDecoder().decode(content))
    if (reply) return reply
  }
  return undefined
}

/**
 * Returns the different tokens in the addresses that an email was sent to. A server that delivers for many addresses may drop
 * these headers, but the calendar also names the address.
 */
function tokensIn({ headers }: Email, mailbox: string, { organizer }: CalendarReply): ReplyToken[] {
  const values = headers.filter(({ key }) => addressHeaders.has(key)).map(({ value }) => value.slice(0, 10_000))
  const candidates = values.flatMap((value) => value.split(/[\s,;<>"]+/))
  const read = (addresses: readonly string[]): ReplyToken[] => {
    const replyAddresses = addresses.flatMap((address) => readReplyAddress(mailbox, address) ?? [])
    return [...new Map(replyAddresses.map((token) => [`${token.inviteeId}/${token.proof}`, token])).values()]
  }
  const tokens = read(candidates)
  return tokens.length > 0 ? tokens : read([organizer])
}

/** Returns the RSVP in a reply; undefined if the reply is about several guests. */
function partstatIn({ attendees }: CalendarReply): string | undefined {
  const [only, ...others] = attendees
  return others.length === 0 ? only?.partstat : undefined
}
