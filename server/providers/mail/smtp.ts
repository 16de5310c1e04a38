import { isEmail } from '@festoon/contract/rules/email'
import type { Transporter } from 'nodemailer'
import { messageId } from '../../core/messageId.ts'
import { MailRefused, type MailProvider } from './port.ts'
import { unsubscribeHeaders } from './unsubscribeHeaders.ts'

interface Sender {
  /** As in `Festoon <hello@festoon.example>`. */
  from: string
  /** Mailbox that takes mails by which people turn messages off. */
  unsubscribeMailbox: string | undefined
}

/** Sends mails by SMTP. `url` as in smtp://user:password@host:587. */
export function smtpMail(url: string, { from, unsubscribeMailbox }: Sender): MailProvider {
  let transport: Transporter | undefined
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ key, to, replyTo, subject, text, html, unsubscribe }) => {
      // A line break or a comma in an address would add recipients: only one plain address is let through.
      if (!isEmail(to)) throw new MailRefused('not an e-mail address')
      try {
        // Loaded with the first mail: a server that starts has none to send yet.
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport({ url, ...settings })
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo !== undefined && isEmail(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
          subject: subject.replace(/[\r\n]+/g, ' '),
          text,
          html,
          messageId: `<${messageId(key)}@${domain}>`,
          headers: unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe, unsubscribeMailbox),
        })
      } catch (error) {
        if (isAboutMail(error)) throw new MailRefused(`refused with ${String(error.responseCode)}`, { cause: error })
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

/** Said of the recipient or the mail itself, and for good. A refused password, sender or network is ours to mend: it is tried again. */
const isAboutMail = (error: unknown): error is Error & { responseCode: unknown } =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')
