import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { asBlock } from '../../../server/database/asBlock.ts'
import { migrations } from '../../../server/database/migrate.ts'
import { party, person, rowOf, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

type Rsvp = Partial<InputOf<'updateAttendance'>['invitee']>

describe.each(databaseKinds)('a song request on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  it('keeps its time through later RSVPs, until the guest requests another song [QUES-04]', async () => {
    const [songs, foodQuestionId] = [randomUUID(), randomUUID()]
    const event = await party(server, host, {
      questions: [
        { questionUuid: songs, question: 'Which song?', questionType: 'song' },
        { questionUuid: foodQuestionId, question: 'What can you not eat?' },
      ],
    })
    const guest = await person(server, 'Gina')
    const inviteeId = randomUUID()
    /** Sends an RSVP a minute after the last one, and returns the time. */
    const rsvp = async (fields: Rsvp): Promise<number> => {
      server.clock.advance(60_000)
      const invitee = { inviteeId, rsvpStatus: 'YES' as const, ...fields }
      await call(server, 'updateAttendance', { eventId: event.id, invitee }, guest)
      return server.clock.now()
    }
    const request = (songUri: string, songName = songUri) => ({
      questionUuid: songs,
      answerValue: { song: { songUri, songName, artistName: 'Artist' } },
    })
    const text = (questionUuid: string, value: string) => ({ questionUuid, answerValue: { text: value } })
    const answers = async () => (await rowOf(server, host, event, inviteeId)).answers
    const requestedAt = async () => (await answers()).map((one) => one.requestedAt)

    const datedRequest = { ...request('s:1'), requestedAt: 1 }
    const first = await rsvp({ answers: [datedRequest] })
    expect(await requestedAt(), "a guest can't choose the time").toEqual([first])
    await rsvp({ additionalGuestCount: 2 })
    await rsvp({ answers: [request('s:1', 'The same song')] })
    await rsvp({ rsvpStatus: 'NO' })
    const last = await rsvp({ rsvpMessage: 'I can come after all', answers: [text(foodQuestionId, 'Nuts')] })
    expect((await rowOf(server, host, event, inviteeId)).rsvpAt).toBe(last)
    expect(await answers()).toEqual([
      { ...request('s:1', 'The same song'), requestedAt: first },
      text(foodQuestionId, 'Nuts'),
    ])

    const second = await rsvp({ answers: [request('s:2')] })
    expect(await answers()).toEqual([text(foodQuestionId, 'Nuts'), { ...request('s:2'), requestedAt: second }])
    await rsvp({ answers: [text(songs, '')] })
    const typedAt = await rsvp({ answers: [text(songs, 'Anything slow')] })
    await rsvp({ answers: [text(songs, 'Anything slow')], additionalGuestCount: 1 })
    expect(await answers()).toEqual([
      text(foodQuestionId, 'Nuts'),
      { ...text(songs, 'Anything slow'), requestedAt: typedAt },
    ])

    // A request from before the update has no time. The migration dates it by the guest's last RSVP.
    const { db } = server.services
    await sql`
      update invitees set responses = (select jsonb_agg(one - 'requestedAt') from jsonb_array_elements(responses) one)
      where invitee_id = ${inviteeId}::uuid
    `.execute(db)
    expect(await requestedAt()).toEqual([undefined, undefined])
    await sql.raw(asBlock(migrations.get('0019-song-times') ?? '')).execute(db)
    expect(await answers()).toEqual([
      text(foodQuestionId, 'Nuts'),
      { ...text(songs, 'Anything slow'), requestedAt: server.clock.now() },
    ])
  })
})
