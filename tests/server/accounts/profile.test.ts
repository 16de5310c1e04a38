import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { addOptOut, findOptedOut } from '../../../server/accounts/profile/optOuts.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { personByPhone, verifyPii } from '../../support/accounts.ts'
import { party, person, picture, signInInput, verify, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a profile on %s', (kind) => {
  let server: TestServer
  let someone: Person
  beforeAll(async () => {
    server = await testServer(kind)
    someone = await person(server, 'Pia')
  })
  afterAll(() => server.end())

  const update = (fields: InputOf<'updateElkUser'>, who: Person = someone) =>
    attempt(server, 'updateElkUser', fields, who)
  const read = async (who: Person = someone) => (await call(server, 'getElkUser', { userId: who.userId }, who)).user
  /** Uploads an image for a user, which is stored with two smaller versions. */
  const upload = (who: Person): Promise<string> => picture(server, who, { kind: 'profile' })
  const isStored = (url: string) => server.services.providers.storage.exists(url.replace('/files/', ''))

  it('saves name, picture and consent, and keeps omitted fields [RPC-29, PROF-06, PROF-07, PROF-09]', async () => {
    const photoUrl = await upload(someone)
    const updateResult = await update({ name: ' Pia Fest ', photoUrl, grantedTextPermission: true })
    expect(updateResult.result?.user).toMatchObject({
      name: 'Pia Fest',
      photoUrl: expect.stringContaining(`${photoUrl}?k=`),
      grantedTextPermission: true,
      textPermissionStatus: 'granted',
    })
    expect((await update({ textPermissionStatus: 'rejected' })).result?.user).toMatchObject({
      name: 'Pia Fest',
      photoUrl: expect.stringContaining(`${photoUrl}?k=`),
      grantedTextPermission: false,
      textPermissionStatus: 'rejected',
    })
    expect(await read()).toEqual({ ...(await update({})).result?.user, deviceId: signInInput.deviceId })
    expect((await update({ photoUrl: null })).result?.user).not.toHaveProperty('photoUrl')
  })

  it('has every field of a user, and the refresh token only as a cookie [ENT-01]', async () => {
    const caller = await personByPhone(server, 'Fay')
    const { phone: phoneNumber } = caller
    const event = await party(server, caller)
    const invitees = [{ inviteeId: randomUUID(), name: 'Gus', email: 'gus@example.com' }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, caller)
    const [photoUrl, emailAddress] = [await upload(caller), `${randomUUID()}@example.com`]
    await update({ textPermissionStatus: 'granted', photoUrl }, caller)
    await verifyPii(server, caller, { emailAddress })
    expect(await read(caller)).toEqual({
      id: caller.userId,
      name: 'Fay',
      phoneNumber,
      phones: [phoneNumber],
      emails: [emailAddress],
      photoUrl: expect.stringContaining(`${photoUrl}?k=`),
      grantedTextPermission: true,
      textPermissionStatus: 'granted',
      askForTextPermission: false,
      deviceId: signInInput.deviceId,
    })
    const { contacts } = await call(server, 'fetchContacts', {}, caller)
    expect(contacts).toMatchObject([{ name: 'Gus', email: 'gus@example.com' }])
    const identityToken = await verify(server, someone.email)
    const openedSession = await attempt(
      server,
      'authenticate',
      { ...signInInput, deviceId: 'web-other' },
      { identityToken },
    )
    const authToken = openedSession.cookies.find(({ name }) => name === 'authToken')
    expect(authToken).toMatchObject({ httpOnly: true })
    expect(JSON.stringify(openedSession.result)).not.toContain(authToken?.value)
    const { userId = '', accessToken = '' } = openedSession.result ?? {}
    expect(await read({ ...someone, userId, accessToken })).toMatchObject({ deviceId: 'web-other' })
  })

  it('accepts one of the two consent fields for both, and no contradiction [TEXT-03]', async () => {
    expect((await update({ grantedTextPermission: false })).result?.user.textPermissionStatus).toBe('rejected')
    expect((await update({ textPermissionStatus: 'granted' })).result?.user.grantedTextPermission).toBe(true)
    const before = await read()
    const refusedUpdate = await update({ name: 'No', grantedTextPermission: true, textPermissionStatus: 'rejected' })
    expect(refusedUpdate.failure).toMatchObject({ reason: 'invalid', issues: [{ path: 'textPermissionStatus' }] })
    // There is no fourth status.
    const unknownStatus = await update(JSON.parse('{"textPermissionStatus":"later"}'))
    expect(unknownStatus.failure).toMatchObject({ reason: 'invalid', issues: [{ path: 'textPermissionStatus' }] })
    expect(await read()).toEqual(before)
  })

  it('asks users with a phone until they respond [TEXT-02]', async () => {
    const caller = await personByPhone(server, 'Phoebe')
    expect((await read(caller)).askForTextPermission).toBe(true)
    await update({ textPermissionStatus: 'rejected' }, caller)
    expect((await read(caller)).askForTextPermission).toBe(false)
    expect((await read(someone)).askForTextPermission).toBe(false)
  })

  it('sends SMS to a phone again if its owner agrees', async () => {
    const caller = await personByPhone(server, 'Phoebe')
    const { db, keys } = server.services
    const key = addressKey(keys.addressKey, 'phone', caller.phone)
    const event = { id: randomUUID(), organizer_id: randomUUID() }
    await addOptOut(db, { channel: 'phone', addressKey: key, scope: 'all', subject: undefined }, 1)
    await update({ name: 'Phoebe B.' }, caller)
    expect((await findOptedOut(db, [key], event)).size).toBe(1)
    await update({ grantedTextPermission: true }, caller)
    expect((await findOptedOut(db, [key], event)).size).toBe(0)
  })

  it('opts the phone of a user who withdraws consent out, in the same call [PROF-09]', async () => {
    const caller = await personByPhone(server, 'Phoebe')
    const other = await personByPhone(server, 'Otto')
    const { db, keys } = server.services
    const [ownKey, foreign] = [caller, other].map(({ phone }) => addressKey(keys.addressKey, 'phone', phone))
    const event = { id: randomUUID(), organizer_id: randomUUID() }
    const optedOut = async () => [...(await findOptedOut(db, [ownKey ?? '', foreign ?? ''], event))]
    await update({ grantedTextPermission: true }, caller)
    expect(await optedOut()).toEqual([])
    await update({ grantedTextPermission: false }, caller)
    await update({ name: 'Phoebe B.' }, caller)
    expect(await optedOut()).toEqual([ownKey])
    await update({ grantedTextPermission: true }, caller)
    expect(await optedOut()).toEqual([])
    // An RSVP can also carry the permission.
    const { id: eventId } = await party(server, someone)
    for (const permission of ['rejected', 'granted'] as const) {
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
      await call(server, 'updateAttendance', { eventId, invitee, textPermissionStatusUpdate: permission }, caller)
      expect(await optedOut()).toEqual(permission === 'rejected' ? [ownKey] : [])
    }
  })

  it('only accepts an existing picture of the same user [PROF-07]', async () => {
    const other = await person(server, 'Otto')
    const before = await read()
    const missingPicture = `/files/events/user_images/${someone.userId}/missing.webp`
    for (const photoUrl of [coverUrl, await upload(other), missingPicture])
      expect((await update({ photoUrl })).failure?.reason).toBe('invalid')
    for (const photoUrl of ['/files/../../app-secret', 'https://example.org/x.webp', ''])
      expect((await update({ photoUrl })).failure?.reason).toBe('invalid')
    expect(await read()).toEqual(before)
  })

  it('removes the files of a replaced or removed picture', async () => {
    const [first, second] = [await upload(someone), await upload(someone)]
    await update({ photoUrl: first })
    await update({ photoUrl: first })
    expect(await isStored(first)).toBe(true)
    await update({ photoUrl: second })
    for (const url of [first, first.replace('.webp', '-640.webp'), first.replace('.webp', '-mail.jpg')])
      expect(await isStored(url)).toBe(false)
    await update({ photoUrl: null })
    expect(await isStored(second)).toBe(false)
  })

  it.each([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(129) }, { name: 'a\nb' }])(
    'rejects the name $name [VAL-40]',
    async (fields) => {
      expect((await update(fields)).failure?.reason).toBe('invalid')
    },
  )

  it("notifies its user's other tabs", async () => {
    const topic = `events/users/${someone.userId}`
    const stream = await eventStream(await server.listen(), [topic], someone.accessToken)
    await update({ name: 'Pia Again' })
    await stream.next(topic)
    stream.close()
  })

  it('is disclosed to someone who has verified its contact [RPC-32]', async () => {
    const emailAddress = `${randomUUID()}@example.com`
    const identityToken = await verify(server, emailAddress)
    expect(await call(server, 'getHasElkProfile', {}, { identityToken })).toEqual({ hasProfile: false })
    await call(server, 'createElkUser', { elkUser: { name: 'Eve' } }, { identityToken })
    expect(await call(server, 'getHasElkProfile', {}, { identityToken })).toEqual({ hasProfile: true })
    expect(await reasonOf(server, 'getHasElkProfile', {})).toBe('unauthenticated')
    expect(await reasonOf(server, 'getHasElkProfile', {}, someone)).toBe('unauthenticated')
  })
})
