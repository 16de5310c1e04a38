import { isEmail } from '@festoon/contract/rules/email'
import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { MailRefused, type MailProvider } from './port.ts'

/** Sends mails by SMTP. `url` as in smtp://user:password@host:587. */
export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ key, to, replyTo, subject, text, html }) => {
      // A line break or a comma in an address would add recipients: only one plain address is let through.
      if (!isEmail(to)) throw new MailRefused('not an e-mail address')
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo !== undefined && isEmail(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
          subject: subject.replace(/[\r\n]+/g, ' '),
          text,
          html,
          // The same mail keeps its id, so that a repetition after a crash can be recognised.
          messageId: `<${id}@${domain}>`,
        })
      } catch (error) {
        if (error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500)
          throw new MailRefused(`refused with ${String(error.responseCode)}`, { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
