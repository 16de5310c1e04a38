import type { Transporter } from 'nodemailer'
import { isEmail } from '@festoon/contract/rules/email'
import { isThisMachine, nameOfHost } from '../../core/isLoopback.ts'
import { messageId } from '../../core/messageId.ts'
import { MailRefused, MailUnsupported, type CalendarPart, type MailProvider } from './port.ts'
import { unsubscribeHeaders } from './unsubscribeHeaders.ts'

interface Sender {
  /** The sender, in the form `Festoon <hello@festoon.example>`. */
  from: string
  /** The email address for unsubscribe requests. */
  unsubscribeMailbox: string | undefined
  /** True to send without encryption if the mail server on another machine offers none. */
  allowsPlain?: boolean
}

/**
 * Creates a mail provider that sends emails over SMTP. `url` has the form smtp://user:password@host:587. A mail server on another
 * machine must offer TLS with a certificate that is valid for its name.
 */
export function smtpMail(url: string, { from, unsubscribeMailbox, allowsPlain = false }: Sender): MailProvider {
  let transport: Transporter | undefined
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const requireTLS = !allowsPlain && !isThisMachine(nameOfHost(new URL(url).host))
  const address = /<([^<>]*)>$/.exec(from)?.[1] ?? from
  return {
    send: async ({ key, to, fromName, replyTo, subject, text, html, calendar, unsubscribe }) => {
      // A line break or comma in an address would add recipients, so only a single plain address is accepted.
      if (!isEmail(to)) throw new MailRefused('not an email address')
      try {
        // Loaded with the first email, so that the server starts fast.
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport({ url, requireTLS, ...settings })
        await transport.sendMail({
          from: fromName === undefined ? from : { name: fromName, address },
          to: { name: '', address: to },
          // A header with such a local part would need RFC 6531, even for recipients whose mail server doesn't support it.
          ...(replyTo !== undefined && isEmail(replyTo) && !needsUtf8(replyTo)
            ? { replyTo: { name: '', address: replyTo } }
            : {}),
          subject: subject.replace(/[\r\n]+/g, ' '),
          text,
          html,
          messageId: `<${messageId(key)}@${domain}>`,
          ...(calendar === undefined ? {} : calendarParts(calendar)),
          headers: unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe, unsubscribeMailbox),
        })
      } catch (error) {
        if (!isAboutMail(error)) throw error
        const Refusal = error.command === 'RCPT TO' && needsUtf8(to) ? MailUnsupported : MailRefused
        throw new Refusal(`rejected with ${String(error.responseCode)}`, { cause: error })
      }
    },
    close: () => transport?.close(),
  }
}

/** The name of the file, which the party's page gives the same file. */
const filename = 'festoon.ics'

/**
 * Returns the parts for an event's calendar file. A file to reply to or to apply is an alternative to the email's text, where calendars
 * look for it (RFC 6047), and an attachment for the others. A file to add is only attached.
 */
const calendarParts = ({ method, content }: CalendarPart) =>
  method === 'PUBLISH'
    ? { attachments: [{ filename, content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] }
    : { icalEvent: { filename, method, content } }

const settings = {
  pool: true,
  maxConnections: 3,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** Returns true for an address with a local part beyond ASCII, which only mail servers that support RFC 6531 accept. */
const needsUtf8 = (address: string): boolean => /[^!-~].*@/.test(address)

/**
 * Returns true for a permanent error that concerns the recipient or the content of the email. After any other error, such as a
 * rejected password or a network failure, sending is retried.
 */
const isAboutMail = (error: unknown): error is Error & { responseCode: unknown; command: string } =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')
