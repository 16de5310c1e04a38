import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replyAddress } from '../../../server/crypto/replyAddress.ts'
import type { TestServer } from '../testServer.ts'

/** The reply mailbox of test servers with `replyEnv`. */
export const mailbox = 'rsvp@festoon.example'

/** Settings with which guests can RSVP by calendar. */
export const replyEnv = { REPLY_MAILBOX: mailbox, REPLY_WEBHOOK_SECRET: 'a-secret-of-the-test-mail-service-0' } as const

/** The replies in the folder `replies`, which its README describes. */
export const programs = [
  'gmail',
  'outlook',
  'apple',
  'thunderbird',
  'yahoo',
  'recordedGoogle',
  'recordedExchange',
  'recordedIcal',
] as const
export type Program = (typeof programs)[number]

export interface ReplyFields {
  to: string
  uid: string
  partstat?: string
  from?: string
  sequence?: number
  /** The part of the email's Message-ID that differs. */
  id?: string
}

/** Folds the lines of a calendar file after at most 70 bytes (RFC 5545, 3.1), without splitting a character. */
function foldLines(file: string): string {
  const lines = file.split('\n').map((line) => {
    const parts = ['']
    for (const { segment } of new Intl.Segmenter().segment(line)) {
      const part = parts.at(-1) ?? ''
      if (Buffer.byteLength(part + segment) > 70) parts.push(segment)
      else parts[parts.length - 1] = part + segment
    }
    return parts.join('\r\n ')
  })
  return lines.join('\r\n')
}

const base64 = (text: string): string =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n')

/**
 * Encodes text as quoted-printable (RFC 2045), with lines of at most 76 characters. If `isBinary` is true, line ends and spaces are
 * encoded too, as Apple Mail encodes attachments.
 */
function quotedPrintable(text: string, isBinary = false): string {
  const bytes = [...Buffer.from(text)]
  let [line, whole] = ['', '']
  for (const byte of bytes) {
    const plain = (byte >= 33 && byte <= 126 && byte !== 61) || (byte === 32 && !isBinary)
    if (byte === 13 && !isBinary) continue
    if (byte === 10 && !isBinary) {
      whole += `${line.replace(/ $/, '=20')}\n`
      line = ''
      continue
    }
    const next = plain ? String.fromCodePoint(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (line.length + next.length > 72) {
      whole += `${line}=\n`
      line = ''
    }
    line += next
  }
  return whole + line
}

/** Returns a program's reply, as bytes on the wire. */
export function replyMail(program: Program, { to, uid, partstat = 'ACCEPTED', ...more }: ReplyFields): Buffer {
  const { from = 'gus@example.com', sequence = 0, id = randomUUID() } = more
  const word = { ACCEPTED: 'Accepted', DECLINED: 'Declined' }[partstat] ?? 'Tentative'
  const fields: Record<string, string> = { to, uid, partstat, from, sequence: String(sequence), id, word }
  const text = readFileSync(join(import.meta.dirname, 'replies', `${program}.eml`), 'utf8')
    .replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => fields[name] ?? '')
    .replaceAll(/\[\[(base64|qp|binary|ical)\]\]\n(.*?)\[\[\/\1\]\]/gs, (_match, kind: string, part: string) => {
      if (kind === 'ical') return foldLines(part)
      return kind === 'base64' ? base64(foldLines(part)) : quotedPrintable(foldLines(part), kind === 'binary')
    })
  return Buffer.from(text.replaceAll(/\r?\n/g, '\r\n'))
}

/** Returns a guest's reply address and the UID of the party in calendars. */
export function replyTo(
  server: TestServer,
  event: { id: string },
  { inviteeId }: { inviteeId: string },
  tokenVersion = 1,
): Pick<ReplyFields, 'to' | 'uid'> {
  const subject = { eventId: event.id, inviteeId, tokenVersion }
  const to = replyAddress(server.services.keys.replyAddress, mailbox, subject)
  return { to, uid: `${event.id}@${new URL(server.config.origin).hostname}` }
}

/** Delivers an email to a server's webhook. Returns the status and the body of the response. */
export async function deliverMail(
  server: TestServer,
  raw: Buffer | string,
  authorization = `Bearer ${replyEnv.REPLY_WEBHOOK_SECRET}`,
  contentType = 'message/rfc822',
): Promise<{ status: number; body: string }> {
  const headers = { authorization, 'content-type': contentType }
  const { statusCode, body } = await server.app.inject({ method: 'POST', url: '/mail/inbound', headers, payload: raw })
  return { status: statusCode, body }
}
