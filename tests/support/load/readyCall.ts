import { randomUUID } from 'node:crypto'
import type { OperationName } from '@festoon/contract/wire/operations'
import { operations } from '@festoon/contract/wire/operations'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import type { ValidCalls } from '../access/validCalls.ts'
import { freshPhone, lastLink } from '../accounts.ts'
import { keyOf, lastCode, party, person, signInInput, verify, type Person } from '../builders.ts'
import { call, type Caller } from '../rpcClient.ts'
import { passkeyOf, softPasskey } from '../services/softPasskey.ts'
import type { TestServer } from '../testServer.ts'

/** A call that will succeed. */
export interface ReadyCall {
  input: object
  caller: Caller
}

type Ready = (server: TestServer, calls: ValidCalls) => Promise<ReadyCall>

const decode = (text: string | null | undefined): string => Buffer.from(text ?? '', 'base64url').toString()
const newEmail = () => `${randomUUID()}@example.com`

/** Returns a guest's key and a code that was sent to the guest. Each purpose has its own code. */
async function guestsOwn(
  { event, guest, inputs }: ValidCalls,
  server: TestServer,
  purpose: 'signIn' | 'showRsvp' = 'signIn',
) {
  const { token } = inputs.sendInviteeCode()
  const input = { eventId: event.id, invitee: { inviteeId: guest.inviteeId }, token }
  await call(server, 'sendInviteeCode', { ...input, purpose })
  return { ...input, code: await lastCode(server, guest.email ?? '') }
}

/** Returns the contact of someone else's account with the code that proves the caller owns it. */
async function proveContact(server: TestServer, host: Person) {
  const pii = { emailAddress: (await person(server, 'Ona Other')).email }
  await call(server, 'sendPiiVerificationCode', { pii }, host)
  return { pii, code: await lastCode(server, pii.emailAddress) }
}

/** Preparations without which an operation can't succeed. Other operations need none. */
const ready: { readonly [Name in OperationName]?: Ready } = {
  sendEmailSignInCode: () => Promise.resolve({ input: { emailAddress: newEmail() }, caller: {} }),
  sendPhoneSignInCode: () => Promise.resolve({ input: { phoneNumber: freshPhone() }, caller: {} }),
  signInWithEmailAndCode: async (server) => {
    const emailAddress = newEmail()
    await call(server, 'sendEmailSignInCode', { emailAddress })
    return { input: { emailAddress, code: await lastCode(server, emailAddress) }, caller: {} }
  },
  signInWithPhoneAndCode: async (server) => {
    const phoneNumber = '+14155550100'
    await call(server, 'sendPhoneSignInCode', { phoneNumber })
    return { input: { phoneNumber, code: await lastCode(server, phoneNumber) }, caller: {} }
  },
  signInWithInviteeCode: async (server, calls) => ({ input: await guestsOwn(calls, server), caller: {} }),
  getRsvpWithCode: async (server, calls) => ({ input: await guestsOwn(calls, server, 'showRsvp'), caller: {} }),
  emailRsvp: async (server, { host, event }) => {
    const invitee = { inviteeId: randomUUID() }
    const email = newEmail()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ ...invitee, name: 'Ona Once', email }] }, host)
    const key = { eventId: event.id, invitee, token: keyOf(server, event, invitee) }
    await call(server, 'updateAttendanceThroughEmail', { ...key, invitee: { ...invitee, rsvpStatus: 'NO' } })
    await call(server, 'sendInviteeCode', { ...key, purpose: 'emailRsvp' })
    return { input: { ...key, code: await lastCode(server, email) }, caller: {} }
  },
  // Its own device, because the samples of a device are counted together.
  sampleEventImage: (_server, { inputs }) =>
    Promise.resolve({
      input: { ...inputs.sampleEventImage(), taskId: randomUUID() },
      caller: { deviceId: `web-${randomUUID()}` },
    }),
  createElkUser: async (server) => ({
    input: { elkUser: { name: 'New' }, coinsSpent: 10 },
    caller: { identityToken: await verify(server, newEmail()) },
  }),
  authenticate: async (server, { host }) => ({
    input: signInInput,
    caller: { identityToken: await verify(server, host.email) },
  }),
  refetchAccessToken: async (server) => {
    const { userId, refreshToken } = await person(server, 'Rea Renews')
    return { input: { userId, refreshToken, deviceId: 'web-test', timestamp: 1 }, caller: {} }
  },
  signInWithRefreshToken: async (server, { host }) => {
    await call(server, 'sendEmailSignInCode', { emailAddress: host.email })
    const link = await lastLink(server, host.email)
    const [userId, refreshToken] = ['userId', 'refreshToken'].map((name) => decode(link?.searchParams.get(name)))
    return { input: { userId, refreshToken, deviceId: 'web-test' }, caller: {} }
  },
  signOut: async (server) => ({ input: {}, caller: await person(server, 'Ona Once') }),
  signOutDevice: async (server, { host }) => {
    await openSession(server.services.db, host.userId, 'web-other', server.clock.now())
    const { devices } = await call(server, 'fetchDevices', {}, host)
    return { input: { sessionId: devices.find(({ isCurrent }) => !isCurrent)?.sessionId }, caller: host }
  },
  signOutEverywhere: async (server) => ({ input: {}, caller: await person(server, 'Ona Once') }),
  proveWithCode: async (server) => {
    const caller = await person(server, 'Ona Once')
    const pii = { emailAddress: caller.email }
    await call(server, 'sendProofCode', { pii }, caller)
    return { input: { pii, code: await lastCode(server, caller.email) }, caller }
  },
  removeContact: async (server, { host }) => {
    const pii = { emailAddress: newEmail() }
    await call(server, 'sendPiiVerificationCode', { pii }, host)
    const code = await lastCode(server, pii.emailAddress)
    await call(server, 'verifyWithPiiAndCode', { pii, code }, host)
    return { input: { pii }, caller: host }
  },
  signInWithPasskey: async (server, { host }) => {
    const passkey = await passkeyOf(server, host)
    return { input: { passkey: passkey.use(await call(server, 'getPasskeyChallenge', {})) }, caller: {} }
  },
  proveWithPasskey: async (server) => {
    const caller = await person(server, 'Ona Once')
    const passkey = await passkeyOf(server, caller)
    return { input: { passkey: passkey.use(await call(server, 'getPasskeyChallenge', {})) }, caller }
  },
  addPasskey: async (server, { host }) => {
    const passkey = softPasskey().create(await call(server, 'startPasskey', {}, host))
    return { input: { passkey, name: 'Laptop' }, caller: host }
  },
  renamePasskey: async (server, { host }) => {
    const { id } = await passkeyOf(server, host)
    return { input: { passkeyId: id, name: 'Phone' }, caller: host }
  },
  removePasskey: async (server, { host }) => ({
    input: { passkeyId: (await passkeyOf(server, host)).id },
    caller: host,
  }),
  deleteAccount: async (server) => ({ input: {}, caller: await person(server, 'Ona Once') }),
  verifyWithPiiAndCode: async (server, { host }) => {
    const pii = { emailAddress: newEmail() }
    await call(server, 'sendPiiVerificationCode', { pii }, host)
    return { input: { pii, code: await lastCode(server, pii.emailAddress) }, caller: host }
  },
  confirmUserMerge: async (server, { host }) => {
    const { pii, code } = await proveContact(server, host)
    await call(server, 'verifyWithPiiAndCode', { pii, code }, host)
    return { input: { pii }, caller: host }
  },
  deleteDraft: async (server, { host, inputs }) => {
    await call(server, 'editEventDraft', inputs.editEventDraft(), host)
    return { input: inputs.deleteDraft(), caller: host }
  },
  updateCohostStatus: async (server, { host, event }) => {
    const cora = await person(server, 'Cora Cohost')
    const cohost = { inviteeId: randomUUID(), name: cora.name, email: cora.email }
    await call(server, 'addCohost', { eventId: event.id, cohost }, host)
    return { input: { eventId: event.id, status: 'ACCEPTED' }, caller: cora }
  },
  takeOverEvent: async (server) => {
    const [leaving, cora] = [await person(server, 'Lea Leaving'), await person(server, 'Cora Cohost')]
    const { id: eventId } = await party(server, leaving)
    const { linkUuid } = await call(server, 'getCohostLink', { eventId }, leaving)
    await call(server, 'updateCohostStatus', { eventId, status: 'ACCEPTED', linkUuid }, cora)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)
    return { input: { eventId }, caller: cora }
  },
  queueInvites: async (_server, { host, event }) => ({
    input: { eventId: event.id, invitees: [{ inviteeId: randomUUID(), name: 'New', email: newEmail() }] },
    caller: host,
  }),
  verifyCoinPurchase: async (server, { host }) => {
    const { paymentIntentId } = await call(server, 'initializePayment', { priceId: 'coins-60' }, host)
    return {
      input: { taskId: randomUUID(), data: { webData: { paymentIntentId, productId: 'coins-60' } } },
      caller: host,
    }
  },
  updateAttendance: async (server, { event }) => ({
    input: {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES', rsvpMessage: 'Hello' },
      textPermissionStatusUpdate: 'granted',
    },
    caller: await person(server, 'Mia Member'),
  }),
  updateAttendanceByLink: async (_server, { event }) => ({
    input: {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Lin', email: newEmail(), rsvpStatus: 'YES', rsvpMessage: 'Hello' },
    },
    caller: {},
  }),
}

/** Prepares a call that will succeed once. */
export async function readyCall(server: TestServer, calls: ValidCalls, name: OperationName): Promise<ReadyCall> {
  const preparedCall = await ready[name]?.(server, calls)
  if (preparedCall) return preparedCall
  const { access } = operations[name]
  return { input: calls.inputs[name](), caller: access === 'anyone' || access === 'invitee' ? {} : calls.host }
}
