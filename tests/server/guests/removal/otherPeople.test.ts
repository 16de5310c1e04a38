import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, merge, signInAgain, verifyPii } from '../../../support/accounts.ts'
import { person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { ExclusionParty } from './ExclusionParty.ts'

describe.each(databaseKinds)('a guest removed by a host, and other people, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  /** Removes Otto, who gets Ana's personal link. */
  const removeOtto = async () => {
    const at = await ExclusionParty.start(server)
    const otto = await person(server, 'Otto Out')
    await at.remove((await at.answer(otto)).inviteeId)
    return { at, otto, link: await at.added() }
  }
  /** Sends a yes by Ana's link, signed out. */
  const answerByLink = (
    { event }: ExclusionParty,
    { inviteeId, token }: { inviteeId: string; token: string },
    email?: string,
  ) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token,
      invitee: { inviteeId, rsvpStatus: 'YES', ...(email === undefined ? {} : { email }) },
    })

  it.each(['signed in', 'signed out'] as const)(
    'get no invitation of a guest without a contact by an address that they enter %s, and the guest keeps it',
    async (how) => {
      const { at, otto, link } = await removeOtto()
      await (how === 'signed in' ? at.answer(otto, link) : answerByLink(at, link, otto.email))
      const again = await signInAgain(server, otto)
      expect(await at.isIn(again)).toBe(false)
      expect((await at.answer(again)).refusalReason).toBe('inviteeNotFound')
      expect((await answerByLink(at, link)).invitee.rsvpStatus).toBe('YES')
    },
  )

  /** Signs up two people, of which the second one gets the number of the first. */
  const withNumber = async () => {
    const phoneNumber = freshPhone()
    const [first, second] = [await person(server, 'Fred First'), await person(server, 'Sue Second')]
    await verifyPii(server, first, { phoneNumber })
    await call(server, 'removeContact', { pii: { phoneNumber } }, first)
    await verifyPii(server, second, { phoneNumber })
    return { first, second }
  }

  it('keep out no one who had one of their contacts before', async () => {
    const { first, second } = await withNumber()
    const at = await ExclusionParty.start(server)
    await at.remove((await at.answer(second)).inviteeId)
    expect((await at.answer(first)).status).toBe('APPROVED')
  })

  it('get in by no invitation to someone who had one of their contacts before', async () => {
    const { first, second } = await withNumber()
    const at = await ExclusionParty.start(server)
    await at.remove((await at.answer(second)).inviteeId)
    const invitees = [{ inviteeId: randomUUID(), name: first.name, email: first.email }]
    await call(server, 'addInvitees', { eventId: at.event.id, invitees }, at.host)
    await call(server, 'deleteAccount', {}, second)
    const again = await person(server, second.name, second.email)
    expect((await at.answer(again)).refusalReason).toBe('inviteeNotFound')
  })

  it('stay on the list by their RSVP if only another entry of theirs was removed', async () => {
    const at = await ExclusionParty.start(server)
    const una = await person(server, 'Una')
    const rsvp = await call(
      server,
      'updateAttendance',
      { eventId: at.event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      una,
    )
    const twin = await at.inviteGina()
    await verifyPii(server, una, { emailAddress: twin.email })
    await at.remove(twin.inviteeId)
    const other = await person(server, 'Una')
    await merge(server, una, { emailAddress: other.email })
    expect(await at.isIn(una)).toBe(true)
    const { inviteeId, rsvpAt } = rsvp.invitee
    const undoInput = { inviteeId, rsvpStatus: 'SEEN' as const, undoes: rsvpAt }
    await call(server, 'updateAttendance', { eventId: at.event.id, invitee: undoInput }, una)
    expect((await at.answer(una)).status).toBe('APPROVED')
  })
})
