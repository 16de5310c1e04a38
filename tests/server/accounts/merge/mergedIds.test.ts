import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merge } from '../../../support/accounts.ts'
import { keyOf, party, person, type Person } from '../../../support/builders.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('the id of an invitation that was merged into another, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Merges two accounts of Vic, who is going with both. */
  const mergeVics = async () => {
    const event = await party(server, host, { startTime: 0, dateUndecided: true })
    const startTime = server.clock.now() + 72 * 3_600_000
    await call(server, 'proposeTimes', { eventId: event.id, add: [{ startTime, endTime: null }] }, host)
    const [vic, other] = [await person(server, 'Vic'), await person(server, 'Vic')]
    const going = async (who: Person) => {
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
      return (await call(server, 'updateAttendance', { eventId: event.id, invitee }, who)).inviteeId
    }
    const ids = [await going(vic), await going(other)]
    await merge(server, vic, { emailAddress: other.email })
    const inviteeOfVic = async () => (await call(server, 'getEvent', { eventId: event.id }, vic)).event.invitee
    const inviteeId = (await inviteeOfVic())?.inviteeId ?? ''
    const mergedId = ids.find((id) => id !== inviteeId) ?? ''
    return { event, startTime, inviteeId, mergedId, statusOfVic: async () => (await inviteeOfVic())?.rsvpStatus }
  }

  it('is given to no one, because its links open the other one', async () => {
    const { event, startTime, inviteeId, mergedId, statusOfVic } = await mergeVics()
    const stranger = { eventId: event.id, invitee: { inviteeId: mergedId, name: 'Mallory', rsvpStatus: 'NO' as const } }
    const byLink = await attempt(server, 'updateAttendanceByLink', stranger)
    expect([byLink.result?.shouldPromptLogin, byLink.result?.token]).toEqual([true, undefined])
    const mallory = await person(server, 'Mallory')
    const signedIn = await call(server, 'updateAttendance', stranger, mallory)
    expect(signedIn.shouldPromptLogin).toBe(true)
    const answers = [{ startTime, answer: 'no' as const }]
    const answerInput = {
      eventId: event.id,
      answers,
      inviteeUuid: mergedId,
      name: 'Mallory',
      email: 'mallory@example.com',
    }
    expect(await reasonOf(server, 'answerTimes', answerInput)).toBe('forbidden')
    const invitees = [{ inviteeId: mergedId, name: 'Mallory' }]
    expect(await reasonOf(server, 'addInvitees', { eventId: event.id, invitees }, host)).toBe('alreadyInvited')
    expect(await statusOfVic()).toBe('YES')
    // Vic's own link still works.
    const noOfVic = { inviteeId, rsvpStatus: 'NO' as const }
    const token = keyOf(server, event, { inviteeId: mergedId })
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: noOfVic })
    expect(await statusOfVic()).toBe('NO')
  })
})
