import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { MailRefused, MailUnsupported, type MailProvider } from '../../../../server/providers/mail/port.ts'
import { smtpMail } from '../../../../server/providers/mail/smtp.ts'
import { smtpInbox } from '../../../support/services/smtpInbox.ts'

const refusal = (responseCode: number): Error => Object.assign(new Error('No.'), { responseCode })
const mail = { key: 'a key', to: 'gus@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a mail server that rejects mail in some way and returns a provider that uses it. */
async function mailBy(options: SMTPServerOptions, user = ''): Promise<MailProvider> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const provider = smtpMail(`smtp://${user}127.0.0.1:${port}`, {
    from: 'hello@festoon.example',
    unsubscribeMailbox: undefined,
  })
  closing.push(() => {
    provider.close()
    server.close()
  })
  return provider
}

it('the sender has the given name and the address of this installation', async () => {
  const inbox = await smtpInbox()
  const provider = smtpMail(inbox.url, { from: 'Festoon <hello@festoon.example>', unsubscribeMailbox: undefined })
  closing.push(() => {
    provider.close()
    void inbox.close()
  })
  await provider.send({ ...mail, fromName: 'Ann "<x@evil.example>" via Festoon', replyTo: 'ann@example.com' })
  expect(inbox.mails[0]?.from).toEqual({ name: 'Ann "<x@evil.example>" via Festoon', address: 'hello@festoon.example' })
  expect(inbox.mails[0]?.replyTo).toEqual([{ name: '', address: 'ann@example.com' }])
  for (const replyTo of [undefined, 'ann@example.com, x@evil.example']) {
    await provider.send({ ...mail, ...(replyTo === undefined ? {} : { replyTo }) })
    expect(inbox.mails.at(-1)).toMatchObject({ from: { name: 'Festoon' } })
    expect(inbox.mails.at(-1)?.replyTo).toBeUndefined()
  }
  await provider.send({ ...mail, replyTo: 'info@münchen.de' })
  expect(inbox.mails.at(-1)?.replyTo).toEqual([{ name: '', address: 'info@xn--mnchen-3ya.de' }])
  // This header would need a mail server with SMTPUTF8, which the recipient's may lack.
  await provider.send({ ...mail, replyTo: 'josé@münchen.de' })
  expect(inbox.mails.at(-1)?.replyTo).toBeUndefined()
})

it.each([
  ['recipient', { onRcptTo: (_to, _session, done) => done(refusal(550)) }],
  [
    'email',
    {
      onData: (stream, _session, callback) => {
        stream.resume()
        stream.on('end', () => callback(refusal(554)))
      },
    },
  ],
] satisfies [string, SMTPServerOptions][])('a permanently rejected %s is not retried', async (_what, options) => {
  const provider = await mailBy(options)
  await expect(provider.send(mail)).rejects.toBeInstanceOf(MailRefused)
})

it.each([true, false])(
  'a recipient beyond ASCII is rejected as such by a mail server that offers SMTPUTF8 (%s), and others only as rejected',
  async (isOffered) => {
    const provider = await mailBy({
      hideSMTPUTF8: !isOffered,
      onRcptTo: (_to, _session, done) => done(refusal(553)),
    })
    await expect(provider.send({ ...mail, to: 'josé@例え.jp' })).rejects.toBeInstanceOf(MailUnsupported)
    await expect(provider.send({ ...mail, to: 'jo@例え.jp' })).rejects.toSatisfy(
      (error) => error instanceof MailRefused && !(error instanceof MailUnsupported),
    )
  },
)

it.each([
  ['the password', { onAuth: (_auth, _session, done) => done(refusal(535)), authOptional: false }, 'festoon:wrong@'],
  ['the sender', { onMailFrom: (_from, _session, done) => done(refusal(550)) }, ''],
  ['the network', { onConnect: (_session, done) => done(refusal(554)) }, ''],
  ['a temporarily rejected recipient', { onRcptTo: (_to, _session, done) => done(refusal(451)) }, ''],
] satisfies [string, SMTPServerOptions, string][])(
  "a failure of %s doesn't fail the guest: the email is retried",
  async (_what, options, user) => {
    const provider = await mailBy({ allowInsecureAuth: true, ...options }, user)
    await expect(provider.send(mail)).rejects.toSatisfy(
      (error) => error instanceof Error && !(error instanceof MailRefused),
    )
  },
)
