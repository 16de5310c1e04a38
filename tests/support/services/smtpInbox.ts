import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpInbox {
  url: string
  /** The accepted emails, parsed, with their envelope recipients. */
  mails: (Email & { recipients: string[] })[]
  /** The number of delivery attempts by recipient. */
  offers: Map<string, number>
  close(): Promise<void>
}

/**
 * Starts a real SMTP server. It rejects addresses that begin with `bounce` permanently (550) and those that begin with `busy`
 * only the first time (451). Local parts beyond ASCII are accepted, except `拒否` (553).
 */
export async function smtpInbox(): Promise<SmtpInbox> {
  const mails: SmtpInbox['mails'] = []
  const offers = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: false,
    onRcptTo: ({ address }, _session, callback) => {
      const offer = (offers.get(address) ?? 0) + 1
      offers.set(address, offer)
      if (address.startsWith('bounce'))
        return callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      if (address.startsWith('拒否'))
        return callback(Object.assign(new Error('Mailbox name not allowed'), { responseCode: 553 }))
      if (address.startsWith('busy') && offer === 1)
        return callback(Object.assign(new Error('Try later'), { responseCode: 451 }))
      return callback()
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          mails.push({ ...email, recipients: session.envelope.rcptTo.map(({ address }) => address) })
          callback()
        }, callback)
      })
    },
  })
  // A killed client resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.server.address()
  const { port } = (typeof address === 'object' && address) || ({ port: 0 } satisfies Partial<AddressInfo>)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    offers,
    close: () => new Promise((settle) => server.close(settle)),
  }
}
