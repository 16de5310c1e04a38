import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { guestDetail, guestStatus } from '@festoon/contract/rules/guests/guestStatus'
import { inviteFailureText } from '@festoon/contract/rules/guests/inviteFailure'
import type { InputOf } from '@festoon/contract/wire/operations'
import { optOutToken } from '../../../server/crypto/tokens.ts'
import { finishDelivery } from '../../../server/messaging/delivery/deliveries.ts'
import { deliverInvite } from '../../../server/messaging/invitations/deliverInvite.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { personByPhone, tablesWith } from '../../support/accounts.ts'
import { party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

type OptOut = Omit<InputOf<'optOut'>, 'token'>

describe.each(databaseKinds)('opted-out messages on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const tokenFor = ({ channel, address, scope, eventId }: OptOut) =>
    optOutToken(server.services.keys.optOut, { channel, address, scope, eventId })
  const turnOff = (order: OptOut, token = tokenFor(order)) => reasonOf(server, 'optOut', { ...order, token })
  const add = async (event: EventView, email: string, by = host) => {
    const inviteeId = randomUUID()
    const invitees = [{ inviteeId, name: 'Gus', email }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, by)
    return inviteeId
  }
  /** Invites an address and returns the outcome. */
  const send = async (event: EventView, email: string, by = host) => {
    const inviteeId = await add(event, email, by)
    const { triggered } = await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, by)
    const row = await eventually(async () => {
      const inviteeRow = await rowOf(server, by, event, inviteeId)
      return inviteeRow.inviteStatus !== 'TRIGGERED' && inviteeRow
    })
    const mails = await readOutbox(server.services.db, email)
    return { triggered, status: row.inviteStatus, mails: mails.length, row }
  }
  const reachedOutcome = { triggered: 1, status: 'SUCCESS' }
  const sparedOutcome = { triggered: 0, status: 'FAILED', mails: 0 }
  const fresh = () => `${randomUUID()}@example.com`

  it('never reach that address, from any host and in any spelling [RPC-24, RPC-25]', async () => {
    const address = fresh()
    const other = await person(server, 'Olga Other')
    expect(await turnOff({ channel: 'email', address, scope: 'all' })).toBeUndefined()
    expect(await send(await party(server, host), address)).toMatchObject(sparedOutcome)
    expect(await send(await party(server, other), address.toUpperCase(), other)).toMatchObject(sparedOutcome)
    expect(await send(await party(server, host), fresh())).toMatchObject(reachedOutcome)
  })

  it('show the host a failed invitation with its reason', async () => {
    const address = fresh()
    await turnOff({ channel: 'email', address, scope: 'all' })
    const { row } = await send(await party(server, host), address)
    expect([guestStatus(row), guestDetail(row)]).toEqual(['Unsent', 'Send Failure'])
    expect(row.inviteFailure && inviteFailureText[row.inviteFailure]).toBe('This guest has turned off messages.')
  })

  it('of one host are dropped, those of another arrive [RPC-24, RPC-25]', async () => {
    const address = fresh()
    const other = await person(server, 'Olga Other')
    const event = await party(server, host)
    await turnOff({ channel: 'email', address, scope: 'host', eventId: event.id })
    expect(await send(event, address)).toMatchObject(sparedOutcome)
    expect(await send(await party(server, host), address)).toMatchObject(sparedOutcome)
    expect(await send(await party(server, other), address, other)).toMatchObject(reachedOutcome)
  })

  it('of one event are dropped, those of another arrive [RPC-24, RPC-25]', async () => {
    const address = fresh()
    const event = await party(server, host)
    await turnOff({ channel: 'email', address, scope: 'event', eventId: event.id })
    expect(await send(event, address)).toMatchObject(sparedOutcome)
    expect(await send(await party(server, host), address)).toMatchObject(reachedOutcome)
  })

  it('are dropped even if they were queued before', async () => {
    const address = fresh()
    const event = await party(server, host)
    const inviteeId = await add(event, address)
    const { db } = server.services
    const delivery = { eventId: event.id, inviteeId, key: randomUUID() }
    const set = { invite_status: 'TRIGGERED' as const }
    await db.updateTable('invitees').set(set).where('invitee_id', '=', inviteeId).execute()
    await db
      .insertInto('deliveries')
      .values({
        event_id: event.id,
        invitee_id: inviteeId,
        key: delivery.key,
        state: 'queued',
        reason: null,
        created_at: 1,
        finished_at: null,
      })
      .execute()
    await turnOff({ channel: 'email', address, scope: 'event', eventId: event.id })
    expect(await deliverInvite(server.services, delivery, false)).toBe(true)
    expect((await rowOf(server, host, event, inviteeId)).inviteStatus).toBe('FAILED')
    expect(await readOutbox(db, address)).toEqual([])
    await finishDelivery(db, delivery, { state: 'sent', reason: null }, 2)
    expect((await rowOf(server, host, event, inviteeId)).inviteStatus, 'the delivery has ended').toBe('FAILED')
  })

  it("don't include requested codes", async () => {
    const someone = await person(server, 'Ann')
    await turnOff({ channel: 'email', address: someone.email, scope: 'all' })
    const before = (await readOutbox(server.services.db, someone.email)).length
    await call(server, 'sendEmailSignInCode', { emailAddress: someone.email })
    expect(await readOutbox(server.services.db, someone.email)).toHaveLength(before + 1)
  })

  it('of a phone change its owner’s permission [RPC-24, RPC-25]', async () => {
    const someone = await personByPhone(server, 'Phoebe')
    await call(server, 'updateElkUser', { grantedTextPermission: true }, someone)
    expect(await turnOff({ channel: 'phone', address: someone.phone, scope: 'all' })).toBeUndefined()
    const { user } = await call(server, 'getElkUser', { userId: someone.userId }, someone)
    expect(user).toMatchObject({ textPermissionStatus: 'rejected', grantedTextPermission: false })
  })

  it('can be turned off without a link by the account that verified the address, and by no other [RPC-24, RPC-25, PROF-09]', async () => {
    const [owner, other] = [await personByPhone(server, 'Olive'), await personByPhone(server, 'Otto')]
    const reader = await person(server, 'Rita')
    const order = { channel: 'phone', address: owner.phone, scope: 'all' } as const
    const mail = { channel: 'email', address: reader.email, scope: 'all' } as const
    for (const stranger of [{}, other, reader])
      expect(await reasonOf(server, 'optOut', order, stranger)).toBe('linkInvalid')
    for (const stranger of [{}, owner]) expect(await reasonOf(server, 'optOut', mail, stranger)).toBe('linkInvalid')
    expect(await reasonOf(server, 'optOut', { ...order, address: '+14155550199' }, owner)).toBe('linkInvalid')
    expect(await reasonOf(server, 'optOut', { ...order, token: 'x'.repeat(32) }, owner), 'a wrong token').toBe(
      'linkInvalid',
    )
    const { user: before } = await call(server, 'getElkUser', { userId: owner.userId }, owner)
    expect(before.textPermissionStatus).toBeUndefined()

    expect(await reasonOf(server, 'optOut', order, owner)).toBeUndefined()
    const { user } = await call(server, 'getElkUser', { userId: owner.userId }, owner)
    expect(user).toMatchObject({ textPermissionStatus: 'rejected', grantedTextPermission: false })
    expect(await reasonOf(server, 'optOut', { ...mail, address: reader.email.toUpperCase() }, reader)).toBeUndefined()
    expect(await send(await party(server, host), reader.email)).toMatchObject({ triggered: 0, status: 'FAILED' })
  })

  it('can only be turned off by someone who received one [RPC-25]', async () => {
    const [address, event, other] = [fresh(), await party(server, host), await party(server, host)]
    const order: OptOut = { channel: 'email', address, scope: 'event', eventId: event.id }
    const token = tokenFor(order)
    const wrong: OptOut[] = [
      { ...order, address: fresh() },
      { ...order, eventId: other.id },
      { ...order, scope: 'host' },
      { ...order, scope: 'all' },
      { channel: 'email', address, scope: 'event' },
      { ...order, channel: 'phone', address: '+14155550100' },
    ]
    for (const one of wrong) expect(await turnOff(one, token)).toBe('linkInvalid')
    for (const bad of ['', token.slice(1), `${token}x`, 'x'.repeat(32)])
      expect(await turnOff(order, bad)).toBe('linkInvalid')
    const unknownOrder: OptOut = { ...order, eventId: randomUUID() }
    expect(await turnOff(unknownOrder), 'an unknown event').toBe('linkInvalid')
    expect(await turnOff({ channel: 'email', address, scope: 'host' }), 'no event').toBe('linkInvalid')
    expect(await turnOff({ ...order, channel: 'phone' })).toBe('invalid')
    expect(await send(event, address)).toMatchObject(reachedOutcome)
    expect(await turnOff({ ...order, address: address.toUpperCase() }, token)).toBeUndefined()
    expect(await turnOff(order), 'twice').toBeUndefined()
  })

  it('stay off after the account is deleted, without storing the address', async () => {
    const someone = await person(server, 'Gina Gone')
    await turnOff({ channel: 'email', address: someone.email, scope: 'all' })
    await call(server, 'deleteAccount', {}, someone)
    expect(await tablesWith(server, someone.email)).toEqual([])
    expect(await send(await party(server, host), someone.email)).toMatchObject(sparedOutcome)
  })
})
