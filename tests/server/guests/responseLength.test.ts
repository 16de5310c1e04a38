import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, keyOf, party, person, rowOf } from '../../support/builders.ts'
import { reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a response of a guest, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('has at most 1000 characters, whether the question asks for text or a song [VAL-44, CONST-12]', async () => {
    const questions = (['text', 'song'] as const).map((questionType) => ({
      questionUuid: randomUUID(),
      question: 'And you?',
      questionType,
    }))
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { questions })
    const [guest] = await invite(server, host, event, ['Gil Guest'])
    if (!guest) throw new Error('not invited')
    const send = (questionUuid: string, length: number) =>
      reasonOf(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: {
          inviteeId: guest.inviteeId,
          rsvpStatus: 'YES',
          answers: [{ questionUuid, answerValue: { text: 'x'.repeat(length) } }],
        },
      })
    for (const { questionUuid } of questions) {
      expect(await send(questionUuid, 1_001)).toBe('invalid')
      expect((await rowOf(server, host, event, guest.inviteeId)).answers).not.toContainEqual(
        expect.objectContaining({ questionUuid }),
      )
      expect(await send(questionUuid, 1_000)).toBeUndefined()
    }
    expect((await rowOf(server, host, event, guest.inviteeId)).answers).toHaveLength(2)
  })
})
