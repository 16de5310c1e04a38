import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as copy from '@festoon/contract/messages/fields'
import type { EventView } from '@festoon/contract/nouns/event'
import { proving } from '../../support/access/accessWorld.ts'
import { invite, party, person, type Person } from '../../support/builders.ts'
import { attempt } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const name = 'Festoon Security'
let server: TestServer
let host: Person
let event: EventView
beforeAll(async () => {
  server = await testServer('any')
  host = await person(server, 'Hana Host')
  event = await party(server, host)
})
afterAll(() => server.end())

const inviteeId = randomUUID()
const calls = {
  'an account': async () => attempt(server, 'createElkUser', { elkUser: { name } }, await proving(server)),
  'a profile': () => attempt(server, 'updateElkUser', { name }, host),
  'a guest': () => {
    const invitees = [{ inviteeId, name, email: 'ana@example.com' }]
    return attempt(server, 'addInvitees', { eventId: event.id, invitees }, host)
  },
  'a guest whom a host edits': async () => {
    const [guest] = await invite(server, host, event, ['Ana'])
    const invitee = { inviteeId: guest?.inviteeId ?? '', name }
    return attempt(server, 'editInvitee', { eventId: event.id, invitee }, host)
  },
  'an RSVP': () => {
    const invitee = { inviteeId, name, rsvpStatus: 'YES' as const }
    return attempt(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
  },
}

it.each(Object.entries(calls))('the name of %s can’t be the operator’s', async (_what, enter) => {
  const { failure } = await enter()
  expect(failure?.reason).toBe('invalid')
  expect(JSON.stringify(failure)).toContain(copy.officialName)
})
