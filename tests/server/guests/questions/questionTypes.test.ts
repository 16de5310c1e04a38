import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { fitsQuestion } from '@festoon/contract/rules/guests/fitsQuestion'
import { questionTypes } from '@festoon/contract/rules/guests/questionTypes'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { eventDraft, invite, keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const renderer: PageRenderer = {
  render: (request) =>
    Promise.resolve({ status: request.kind === 'guest' && request.data.form ? 422 : 200, html: '<!doctype html>' }),
}

describe.each(databaseKinds)('a question that asks for more than text, on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { renderer })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const questionOf = (questionType: Question['questionType'], more: Partial<Question> = {}): Question => ({
    questionUuid: randomUUID(),
    question: 'Which?',
    questionType,
    isRequired: false,
    ...more,
  })
  const text = ({ questionUuid }: Question, value: string) => ({ questionUuid, answerValue: { text: value } })

  /** Creates a party with a question and an invited guest, who can answer it. */
  const partyAsking = async (question: Question) => {
    const event = await party(server, host, { questions: [question] })
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const send = async (value?: string) => {
      const { failure } = await attempt(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: {
          inviteeId: guest.inviteeId,
          rsvpStatus: 'YES',
          ...(value === undefined ? {} : { answers: [text(question, value)] }),
        },
      })
      return failure?.reason ?? 'saved'
    }
    const answers = async () => (await rowOf(server, host, event, guest.inviteeId)).answers
    const change = (changedQuestion: Question) =>
      call(
        server,
        'editEventDetails',
        {
          eventId: event.id,
          event: eventDraft(server, { questions: [changedQuestion] }),
          revision: event.host?.revision ?? 0,
        },
        host,
      )
    return { event, guest, send, answers, change }
  }

  it.each([
    ['choice', 'Fish', ['Meat', 'Fish\nCake']],
    ['choices', 'Cake\nFish', ['Cake\nMeat', 'Cake\nCake']],
    ['number', '12', ['-1', '1.5', 'a dozen', '1000000']],
    ['date', '2026-12-05', ['2026-02-30', '12/05/2026']],
  ] as const)('accepts only a %s', async (type, valid, invalid) => {
    const question = questionOf(type, type.startsWith('choice') ? { options: ['Fish', 'Cake'] } : {})
    const { send, answers } = await partyAsking(question)
    for (const value of invalid) expect([value, await send(value)]).toEqual([value, 'responsesInvalid'])
    expect(await answers()).toEqual([])
    expect(await send(valid)).toBe('saved')
    expect(await answers()).toEqual([text(question, valid)])
    expect(await send('')).toBe('saved')
    expect(await answers()).toEqual([])
  })

  it('keeps responses when its options change, and is asked again only if it is required', async () => {
    const before = questionOf('choice', { options: ['Fish', 'Cake'] })
    const optional = await partyAsking(before)
    expect(await optional.send('Cake')).toBe('saved')
    await optional.change({ ...before, options: ['Fish', 'Soup'] })
    expect(await optional.answers()).toEqual([text(before, 'Cake')])
    // The form shows none of the options as chosen, and so sends an empty response.
    for (const value of [undefined, '', 'Cake']) expect(await optional.send(value)).toBe('saved')
    expect(await optional.answers()).toEqual([text(before, 'Cake')])
    expect(await optional.send('Meat')).toBe('responsesInvalid')
    expect(await optional.send('Soup')).toBe('saved')
    expect(await optional.answers()).toEqual([text(before, 'Soup')])

    const required = await partyAsking({ ...before, isRequired: true })
    expect(await required.send('Cake')).toBe('saved')
    await required.change({ ...before, isRequired: true, options: ['Fish', 'Soup'] })
    expect(await required.answers()).toEqual([text(before, 'Cake')])
    for (const value of [undefined, '', 'Cake']) expect(await required.send(value)).toBe('responsesMissing')
    expect(await required.send('Fish')).toBe('saved')
    expect(await required.answers()).toEqual([text(before, 'Fish')])
  })

  it('is answered without JavaScript', async () => {
    const meals = questionOf('choices', { options: ['Fish', 'Cake'], isRequired: true })
    const { event, guest, answers, change } = await partyAsking(meals)
    const post = async (...values: string[]) => {
      const fields = [
        ['iu', guest.inviteeId],
        ['token', keyOf(server, event, guest)],
        ['rsvpStatus', 'yes'],
        ...values.map((value) => [`choices:${meals.questionUuid}`, value]),
      ]
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${event.id}`,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return statusCode
    }
    expect([await post(), await post('Meat'), await post('Fish', 'Meat')]).toEqual([422, 422, 422])
    expect(await answers()).toEqual([])
    expect(await post('Fish', 'Cake')).toBe(303)
    expect(await answers()).toEqual([text(meals, 'Fish\nCake')])
    await change({ ...meals, options: ['Soup', 'Cake'] })
    expect([await post(), await post('Soup')]).toEqual([422, 303])
    expect(await answers()).toEqual([text(meals, 'Soup')])
  })

  it('is checked by the same rules in the database and in the app', async () => {
    const options = ['Fish', 'Cake', '7', '2026-02-29']
    const part = fc.constantFrom(...options, 'Meat', '', '0', '1000000', '-1', '2028-02-29', '2026-13-01', '0000-01-01')
    const joinedTexts = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'))
    const days = fc.tuple(fc.nat(9_999), fc.nat(14), fc.nat(33)).map(([year, month, day]) => {
      const pad = (count: number, length: number) => String(count).padStart(length, '0')
      return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
    })
    const value = fc.oneof(
      fc
        .oneof(
          joinedTexts,
          days,
          fc.string().filter((one) => !one.includes('\0')),
        )
        .map((one) => ({ text: one })),
      fc.boolean().map((isYes) => ({ isYes })),
    )
    const pairs = fc.sample(fc.tuple(fc.constantFrom(...questionTypes), value), { numRuns: 400, seed: 24 })
    const { rows } = await sql<{ isFitting: boolean }>`
      select fits_question(pair->0, pair->1) as "isFitting"
      from jsonb_array_elements(${JSON.stringify(
        pairs.map(([questionType, answer]) => [{ questionType, options }, answer]),
      )}::jsonb) with ordinality pairs(pair, place)
      order by place
    `.execute(server.services.db)
    const differing = pairs.filter(
      ([questionType, answer], at) => rows[at]?.isFitting !== fitsQuestion({ questionType, options }, answer),
    )
    expect(differing).toEqual([])
    expect(new Set(rows.map(({ isFitting }) => isFitting)).size).toBe(2)
  })
})
