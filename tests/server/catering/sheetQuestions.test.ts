import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { answer, eventDraft, invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const meal: Question = {
  questionUuid: randomUUID(),
  question: 'Meal',
  questionType: 'choice',
  options: ['Chicken', 'Fish', '=Pie()'],
  perHead: true,
  isRequired: false,
}
const stayQuestion: Question = {
  questionUuid: randomUUID(),
  question: 'Are you staying for brunch?',
  questionType: 'yesNo',
  isRequired: false,
}
const brunch: Question = {
  ...meal,
  questionUuid: randomUUID(),
  question: 'Brunch',
  options: ['Eggs', 'Waffles'],
  askedIf: { questionUuid: stayQuestion.questionUuid, responses: ['yes'] },
}
const shirt: Question = { ...meal, questionUuid: randomUUID(), question: 'T-shirt', perHead: undefined }

const chose = ({ questionUuid }: Question, counts: Record<string, number>): QuestionResponse => ({
  questionUuid,
  answerValue: { counts: Object.entries(counts).map(([option, count]) => ({ option, count })) },
})

describe.each(databaseKinds)('the caterer sheet counts questions asked for each person, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const fetchSheet = (event: EventView, ending = '') =>
    server.app.inject({
      method: 'GET',
      url: `/event/${event.id}/catering${ending}`,
      cookies: { authToken: host.refreshToken },
    })
  const pageOf = async (event: EventView, query = '') =>
    (await fetchSheet(event, query)).body
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  const rowsOf = async (event: EventView, query = '') =>
    Papa.parse<string[]>((await fetchSheet(event, `.csv${query}`)).body.replace('\uFEFF', '').trimEnd()).data

  /** A party with three guests who are going, one who declined, and one who hasn't decided. The host is going, too. */
  const dinner = async (questions: Question[]) => {
    const event = await party(server, host, { questions, title: 'Harvest dinner' })
    const guests = await invite(server, host, event, ['Ana Ortiz', 'Ben Cole', 'Cem Kaya', 'Dora Wu', 'Eli Roth'])
    const send = async (at: number, additionalGuestCount: number, answers: QuestionResponse[]) => {
      const inviteeId = guests[at]?.inviteeId ?? ''
      const { failure } = await attempt(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, { inviteeId }),
        invitee: { inviteeId, rsvpStatus: 'YES', additionalGuestCount, answers },
      })
      expect(failure).toBeUndefined()
    }
    const staying = { questionUuid: stayQuestion.questionUuid, answerValue: { isYes: true } }
    await send(0, 2, [chose(meal, { Chicken: 2, Fish: 1 }), staying, chose(brunch, { Eggs: 2 })])
    await send(1, 1, [chose(meal, { Chicken: 1 })])
    await send(2, 0, [{ questionUuid: shirt.questionUuid, answerValue: { text: 'Fish' } }])
    await send(3, 0, [chose(meal, { Fish: 1 })])
    await answer(server, event, guests[3] ?? { inviteeId: '' }, 'NO')
    await answer(server, event, guests[4] ?? { inviteeId: '' }, 'SEEN')
    return event
  }
  const askedQuestions = [meal, stayQuestion, brunch, shirt]

  it('by option, of the people who are going and are asked', async () => {
    const event = await dinner(askedQuestions)
    const text = await pageOf(event)
    expect(text).not.toContain('asked guests for anything yet')
    // The host hasn't chosen a meal either. Only Ana's party is asked about brunch.
    expect(text).toContain('Meal Chicken 3 Fish 1 =Pie() 0 No response 3')
    expect(text).toContain('Brunch Eggs 2 Waffles 0 No response 1')
    expect(text).not.toMatch(/Ana|Ben|T-shirt|Are you staying/)
    expect(await rowsOf(event)).toEqual([
      ['Section', 'Item', 'Count'],
      ['Total', 'People', '7'],
      ['Meal', 'Chicken', '3'],
      ['Meal', 'Fish', '1'],
      ['Meal', "'=Pie()", '0'],
      ['Meal', 'No response', '3'],
      ['Brunch', 'Eggs', '2'],
      ['Brunch', 'Waffles', '0'],
      ['Brunch', 'No response', '1'],
    ])
  })

  it('with names if the host chooses, in rows that add up', async () => {
    const event = await dinner(askedQuestions)
    const text = await pageOf(event, '?names=1&unanswered=1')
    expect(text).toContain('Ana Ortiz Meal: 2 × Chicken, 1 × Fish Brunch: 2 × Eggs, 1 without a response 3')
    expect(text).toContain('Ben Cole Meal: 1 × Chicken, 1 without a response 2')
    expect(text).toContain('Cem Kaya Meal: no response 1')
    expect(text).toContain('Eli Roth Not decided yet 1')
    const [head = [], ...rows] = await rowsOf(event, '?names=1&unanswered=1')
    expect(head).toEqual([
      'Name',
      'People',
      'Meal: Chicken',
      'Meal: Fish',
      'Meal: =Pie()',
      'Meal: No response',
      'Brunch: Eggs',
      'Brunch: Waffles',
      'Brunch: No response',
    ])
    const totals = rows.pop()
    expect(totals).toEqual(['Total', '8', '3', '1', '0', '3', '2', '0', '1'])
    const sums = head.slice(1).map((_, at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0))
    expect(sums.map(String)).toEqual(totals?.slice(1))
  })

  it('in a PDF file', async () => {
    const event = await dinner(askedQuestions)
    for (const query of ['', '?names=1']) {
      const { rawPayload, statusCode } = await fetchSheet(event, `.pdf${query}`)
      expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    const without = await dinner([stayQuestion, shirt])
    // The text of a PDF is compressed, but its sections take room.
    expect((await fetchSheet(event, '.pdf')).rawPayload.length).toBeGreaterThan(
      (await fetchSheet(without, '.pdf')).rawPayload.length + 50,
    )
  })

  it('with options that were removed since, and choices from before it was asked for each person', async () => {
    const event = await dinner(askedQuestions)
    const [other] = await invite(server, host, event, ['Fay Lund'])
    await answer(server, event, other ?? { inviteeId: '' }, 'YES')
    await server.services.db
      .updateTable('invitees')
      .set({ responses: JSON.stringify([{ questionUuid: meal.questionUuid, answerValue: { text: 'Chicken' } }]) })
      .where('invitee_id', '=', other?.inviteeId ?? '')
      .execute()
    const questions = [{ ...meal, options: ['Chicken', 'Soup'] }]
    const changedDraft = eventDraft(server, { startTime: event.startTime, questions })
    const revision = event.host?.revision ?? 0
    await call(server, 'editEventDetails', { eventId: event.id, event: changedDraft, revision }, host)
    expect(await pageOf(event)).toContain('Meal Chicken 4 Soup 0 Fish (no longer an option) 1 No response 3')
    expect(await pageOf(event, '?names=1')).toContain('Fay Lund Meal: 1 × Chicken 1')
  })

  it('but nothing of ordinary questions', async () => {
    const event = await dinner([stayQuestion, shirt])
    expect(await pageOf(event)).toContain('You haven&#x27;t asked guests for anything yet')
  })
})
