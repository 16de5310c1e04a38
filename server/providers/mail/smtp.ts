import { isEmail } from '@festoon/contract/rules/email'
import type { Transporter } from 'nodemailer'
import { isThisMachine, nameOfHost } from '../../core/isLoopback.ts'
import { messageId } from '../../core/messageId.ts'
import { MailRefused, type MailProvider } from './port.ts'
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
    send: async ({ key, to, fromName, replyTo, subject, text, html, unsubscribe }) => {
      // A line break or comma in an address would add recipients, so only a single plain address is accepted.
      if (!isEmail(to)) throw new MailRefused('not an email address')
      try {
        // Loaded with the first email, so that the server starts fast.
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport({ url, requireTLS, ...settings })
        await transport.sendMail({
          from: fromName === undefined ? from : { name: fromName, address },
          to: { name: '', address: to },
          ...(replyTo !== undefined && isEmail(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
          subject: subject.replace(/[\r\n]+/g, ' '),
          text,
          html,
          messageId: `<${messageId(key)}@${domain}>`,
          headers: unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe, unsubscribeMailbox),
        })
      } catch (error) {
        if (isAboutMail(error)) throw new MailRefused(`rejected with ${String(error.responseCode)}`, { cause: error })
        throw error
      }
    },
    close: () => transport?.close(),
  }
}

const settings = {
  pool: true,
  maxConnections: 3,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/**
 * Returns true for a permanent error that concerns the recipient or the content of the email. After any other error, such as a
 * rejected password or a network failure, sending is retried.
 */
const isAboutMail = (error: unknown): error is Error & { responseCode: unknown } =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')
