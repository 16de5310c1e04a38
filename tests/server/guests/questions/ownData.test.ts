import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { invite, keyOf, party, person, type Person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)("a guest's own data on %s", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  it('contains the number of people for each option', async () => {
    const questionUuid = randomUUID()
    const meal = { questionUuid, question: 'What do you eat?', questionType: 'choice' as const, perHead: true as const }
    const event = await party(server, host, { questions: [{ ...meal, options: ['Fish', 'Pie'] }] })
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const token = keyOf(server, event, guest)
    const counts = ['Fish', 'Pie'].map((option) => ({ option, count: 1 }))
    const answers = [{ questionUuid, answerValue: { counts } }]
    const rsvp = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const, additionalGuestCount: 1, answers }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: rsvp })

    const query = new URLSearchParams({ iu: guest.inviteeId, token }).toString()
    await server.app.inject({
      method: 'POST',
      url: `/event/${event.id}/my-data?${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'do=send',
    })
    const mails = await readOutbox(server.services.db, guest.email ?? '')
    const path = mails.map(({ body }) => /https?:\/\/[^/\s]+(\/\S+my-data\?\S+)/.exec(body)?.[1]).find(Boolean) ?? ''
    expect((await server.app.inject({ url: path })).body).toContain('Fish 1, Pie 1')
    const file = await server.app.inject({ url: path.replace('/my-data?', '/my-data.json?') })
    expect(file.json()).toMatchObject({ responses: [{ question: meal.question, response: 'Fish 1, Pie 1' }] })
  })
})
