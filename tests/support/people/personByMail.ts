import { openSession, type Person } from '../builders.ts'
import { call } from '../rpcClient.ts'
import type { SmtpInbox } from '../services/smtpInbox.ts'
import type { TestServer } from '../testServer.ts'

/** Creates an account with a code from a real email and returns its signed-in owner. */
export async function personByMail(server: TestServer, inbox: SmtpInbox, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await call(server, 'sendEmailSignInCode', { emailAddress: email })
  const mail = inbox.mails.findLast(({ recipients }) => recipients.includes(email))
  const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  const { customToken: identityToken = '' } = await call(server, 'signInWithEmailAndCode', {
    emailAddress: email,
    code,
  })
  await call(server, 'createElkUser', { elkUser: { name } }, { identityToken })
  return { ...(await openSession(server, identityToken)), email, name }
}
