import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations, type InputOf, type OperationName } from '@festoon/contract/wire/operations'
import { createUser } from '../../../server/accounts/profile/users.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { addSubscriber } from '../../../server/providers/newsletter/table.ts'
import { invite, party, type Person } from '../../support/builders.ts'
import { measure, quantile } from '../../support/load/figure.ts'
import { personByMail } from '../../support/people/personByMail.ts'
import { envelope, type Caller } from '../../support/rpcClient.ts'
import { seededRandom } from '../../support/seededRandom.ts'
import { smtpInbox, type SmtpInbox } from '../../support/services/smtpInbox.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** The number of calls about known people, and the same number about unknown ones. */
const calls = Number(process.env.ENUMERATION_CALLS ?? 30)
/** The maximum difference of the medians in percent. With few calls, other work on the machine makes them meaningless. */
const limit = calls >= 1_000 ? { max: 5 } : {}
/** The number of known and of unknown people. All addresses have the same length. */
const people = 10

interface Request {
  url: string
  method?: 'GET' | 'POST'
  payload?: object | string
  headers?: Record<string, string>
}

let inbox: SmtpInbox
let server: TestServer
let host: Person
/** Parties for which everyone sends one RSVP. */
const parties: string[] = []
/** The ids of one party's guests. */
let guests: string[]
let eventId: string
let users: string[]

const address = (isKnown: boolean, at: number): string => `${isKnown ? 'known' : 'other'}.${at % people}@example.com`
const phone = (isKnown: boolean, at: number): string => `+1415555${isKnown ? '01' : '02'}${10 + (at % people)}`

beforeAll(async () => {
  // Emails are sent as in production, because the development outbox is slower for longer ones.
  inbox = await smtpInbox()
  server = await testServer('any', { env: { SMTP_URL: inbox.url } })
  host = await personByMail(server, inbox, 'Hana')
  const { db, clock, keys } = server.services
  const now = clock.now()
  const user = { name: 'Somebody', smsPermission: undefined, coinsSpent: 0 }
  users = []
  for (let at = 0; at < people; at += 1) {
    users.push((await createUser(db, { kind: 'email', value: address(true, at) }, user, keys.addressKey, now)) ?? '')
    await createUser(db, { kind: 'phone', value: phone(true, at) }, user, keys.addressKey, now)
    await addSubscriber(db, address(true, at), now)
  }
  for (let at = 0; at <= calls / people; at += 1) parties.push((await party(server, host, { openInvite: true })).id)
  const event = await party(server, host)
  eventId = event.id
  const names = Array.from({ length: people }, (_, at) => `Guest ${at}`)
  guests = (await invite(server, host, event, names)).map(({ inviteeId }) => inviteeId)
}, 120_000)
afterAll(async () => {
  await server.end()
  await inbox.close()
})

const rpc = <Name extends OperationName>(name: Name, input: InputOf<Name>, caller: Caller = {}): Request => ({
  url: `/json/${operations[name].service}`,
  payload: envelope(name, input, caller),
})
const form = (url: string, fields: Record<string, string>): Request => ({
  url,
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
const get = (url: string): Request => ({ url, method: 'GET', headers: { accept: 'text/html' } })
const guestId = (isKnown: boolean, at: number): string => (isKnown ? (guests[at % people] ?? '') : randomUUID())
const wrongToken = 'x'.repeat(32)

/**
 * Requests that name a guest by id. Its 122 random bits can't be guessed, and a party's guests know each other's ids. The
 * responses are the same, but their timing may show that a row was read.
 */
const byId = new Set([
  'an RSVP with an invalid guest link',
  "a code to a guest's contact",
  "the link to a guest's data",
  "a guest's data",
  'a wrong sign-in link',
])

/** Every request that names another person before the caller has proven who they are. */
const ways: Readonly<Record<string, (isKnown: boolean, at: number) => Request>> = {
  'a code by email': (isKnown, at) => rpc('sendEmailSignInCode', { emailAddress: address(isKnown, at) }),
  'a wrong code from an email': (isKnown, at) =>
    rpc('signInWithEmailAndCode', { emailAddress: address(isKnown, at), code: '000000' }, { deviceId: `d${at}` }),
  'a code by SMS': (isKnown, at) => rpc('sendPhoneSignInCode', { phoneNumber: phone(isKnown, at) }),
  'a wrong code from an SMS': (isKnown, at) =>
    rpc('signInWithPhoneAndCode', { phoneNumber: phone(isKnown, at), code: '000000' }, { deviceId: `d${at}` }),
  'a wrong sign-in link': (isKnown, at) =>
    rpc('signInWithRefreshToken', {
      userId: isKnown ? (users[at % people] ?? '') : randomUUID(),
      refreshToken: 'x'.repeat(43),
      deviceId: 'web-test',
    }),
  'a code to add an address': (isKnown, at) =>
    rpc('sendPiiVerificationCode', { pii: { emailAddress: address(isKnown, at) } }, host),
  'a wrong code to add an address': (isKnown, at) =>
    rpc('verifyWithPiiAndCode', { pii: { emailAddress: address(isKnown, at + 1) }, code: '000000' }, host),
  'a newsletter subscription': (isKnown, at) => form('/newsletter', { email: address(isKnown, at) }),
  'an RSVP by the open link': (isKnown, at) => {
    const invitee = { inviteeId: randomUUID(), name: 'Nobody', email: address(isKnown, at), rsvpStatus: 'YES' as const }
    return rpc('updateAttendanceByLink', { eventId: parties[Math.floor(at / people)] ?? '', invitee })
  },
  'an RSVP with an invalid guest link': (isKnown, at) => {
    const invitee = { inviteeId: guestId(isKnown, at), rsvpStatus: 'YES' as const }
    return rpc('updateAttendanceThroughEmail', { eventId, token: wrongToken, invitee })
  },
  "a code to a guest's contact": (isKnown, at) =>
    rpc('sendInviteeCode', { eventId, token: wrongToken, invitee: { inviteeId: guestId(isKnown, at) } }),
  "the link to a guest's data": (isKnown, at) =>
    get(`/event/${eventId}/my-data?iu=${guestId(isKnown, at)}&token=${wrongToken}`),
  "a guest's data": (isKnown, at) =>
    get(`/event/${eventId}/my-data?iu=${guestId(isKnown, at)}&p=zzzzzzzz.${wrongToken}`),
  'an unsubscribe link': (isKnown, at) => {
    const a = addressKey(server.services.keys.addressKey, 'email', address(isKnown, at))
    return get(`/unsubscribe?${new URLSearchParams({ a, e: eventId, t: wrongToken }).toString()}`)
  },
  'an opt-out': (isKnown, at) =>
    rpc('optOut', { channel: 'email', address: address(isKnown, at), scope: 'all', token: wrongToken }),
}

/** Sends a request. Returns the response without ids, tokens and the requested address, and its time. */
async function ask({ url, method = 'POST', payload, headers = {} }: Request): Promise<{ answer: string; ms: number }> {
  const before = performance.now()
  const response = await server.app.inject({ url, method, headers, ...(payload === undefined ? {} : { payload }) })
  const ms = performance.now() - before
  const { date: _date, ...otherHeaders } = response.headers
  const text = JSON.stringify([response.statusCode, otherHeaders, response.body])
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, 'id')
    .replaceAll(/(?:known|other)\.\d@/g, 'someone@')
    .replaceAll(/\\"token\\":\\"[\w-]{32}\\"/g, 'token')
  return { answer: text, ms }
}

it.each(Object.entries(ways))(
  "%s doesn't distinguish known from unknown addresses",
  async (name, requestOf) => {
    const random = seededRandom(7)
    const times = { known: [] as number[], nobody: [] as number[] }
    const answers = { known: new Set<string>(), nobody: new Set<string>() }
    // The first of each is a warm-up and isn't counted.
    for (let at = 0; at < calls + 1; at += 1)
      for (const isKnown of random() < 0.5 ? [true, false] : [false, true]) {
        const kind = isKnown ? 'known' : 'nobody'
        const { answer, ms } = await ask(requestOf(isKnown, at))
        answers[kind].add(answer)
        if (at > 0) times[kind].push(ms)
      }
    expect([...answers.known].toSorted()).toEqual([...answers.nobody].toSorted())
    const [knownTime, nobody] = [quantile(times.known, 0.5), quantile(times.nobody, 0.5)]
    measure({
      what: `${name}: ${knownTime.toFixed(2)} ms against ${nobody.toFixed(2)} ms, difference`,
      value: Math.abs(knownTime / nobody - 1) * 100,
      unit: '%',
      ...(byId.has(name) ? {} : limit),
    })
  },
  300_000,
)

it('the check finds differences between responses', async () => {
  const { answer } = await ask(rpc('fetchEvents', {}, host))
  const other = await ask(rpc('fetchEvents', {}))
  expect(answer).not.toBe(other.answer)
})
