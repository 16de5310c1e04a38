import { sql } from 'kysely'
import { z } from 'zod'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { askedQuestions } from '@festoon/contract/rules/questions/conditions'
import { perPersonQuestions } from '@festoon/contract/rules/questions/perPersonQuestions'
import type { HostOf } from '../../core/brands.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db, EventRow } from '../../database/schema.ts'

/** The number of people who get an option. `isEarlier` is true if the hosts have removed the option since. */
export interface OptionCount {
  option: string
  count: number
  isEarlier: boolean
}

/** The counts of a question that guests answer for each person, such as the meal. */
export interface SheetQuestion {
  questionUuid: string
  question: string
  /** The options of the question in their order, then earlier ones that guests chose. */
  options: readonly OptionCount[]
  /** The people who are going and are asked, and have no choice. */
  missingCount: number
}

/** The choices in one guest's response, and the number of people without one. */
export interface GuestChoices {
  questionUuid: string
  counts: readonly { option: string; count: number }[]
  missingCount: number
}

const countRow = z.object({ id: z.string(), option: z.string(), count: z.number() })
const missingRow = z.object({ id: z.string(), missing: z.number() })

/**
 * Counts the options that were chosen for people who are going, per question that guests answer for each person. As in the results of
 * questions, a response from before a host asked for each person counts once.
 */
export async function readSheetQuestions(db: Db, event: HostOf<EventRow>): Promise<SheetQuestion[]> {
  const questions = perPersonQuestions(event.questions)
  if (questions.length === 0) return []
  const counts = await readRows(
    db,
    countRow,
    sql`
      select response->>'questionUuid' as id, one->>'option' as option, sum((one->>'count')::integer)::integer as count
      from invitees i, jsonb_array_elements(i.responses) response, jsonb_array_elements(${countsOf}) one
      where i.event_id = ${event.id} and going_count(i) > 0
      group by 1, 2 order by 3 desc, 2
    `,
  )
  const missingRows = await readRows(
    db,
    missingRow,
    sql`
      select question->>'questionUuid' as id, sum(greatest(0, going_count(i) - coalesce((
        select sum((one->>'count')::integer)
        from jsonb_array_elements(i.responses) response, jsonb_array_elements(${countsOf}) one
        where response->'questionUuid' = question->'questionUuid'
      ), 0)))::integer as missing
      from invitees i, jsonb_array_elements(asked_questions(${JSON.stringify(withDeciding(event.questions))}::jsonb, i.responses)) question
      where i.event_id = ${event.id} and going_count(i) > 0 and (question->>'perHead')::boolean
      group by 1
    `,
  )
  return questions.map(({ questionUuid, question, options = [] }) => {
    const chosenCounts = counts.filter(({ id }) => id === questionUuid)
    return {
      questionUuid,
      question,
      options: [
        ...options.map((option) => ({
          option,
          count: chosenCounts.find((one) => one.option === option)?.count ?? 0,
          isEarlier: false,
        })),
        ...chosenCounts
          .filter(({ option }) => !options.includes(option))
          .map(({ option, count }) => ({ option, count, isEarlier: true })),
      ],
      missingCount: missingRows.find(({ id }) => id === questionUuid)?.missing ?? 0,
    }
  })
}

/** Returns the questions answered for each person, and those that decide if they are asked. Fewer questions take less time. */
function withDeciding(questions: readonly Question[]): Question[] {
  const neededIds = new Set<string>()
  // A question is decided by an earlier one.
  for (const { questionUuid, perHead, askedIf } of questions.toReversed())
    if (perHead === true || neededIds.has(questionUuid)) {
      neededIds.add(questionUuid)
      if (askedIf) neededIds.add(askedIf.questionUuid)
    }
  return questions.filter(({ questionUuid }) => neededIds.has(questionUuid))
}

/** The SQL expression for the counts in a `response`. */
const countsOf = sql`case
  when response->'answerValue' ? 'counts' then response->'answerValue'->'counts'
  when response->'answerValue' ? 'text' then
    jsonb_build_array(jsonb_build_object('option', response->'answerValue'->'text', 'count', 1))
  else '[]' end`

/** Returns a guest's choices per question that is answered for each person. The counts are the same as in SQL. */
export function choicesOf(
  questions: readonly Question[],
  responses: readonly QuestionResponse[],
  people: number,
): GuestChoices[] {
  const questionsAsked = askedQuestions(questions, responses)
  return perPersonQuestions(questions).flatMap((question) => {
    const { questionUuid } = question
    const value = responses.find((response) => response.questionUuid === questionUuid)?.answerValue
    const counts =
      value === undefined
        ? []
        : 'counts' in value
          ? value.counts
          : 'text' in value
            ? [{ option: value.text, count: 1 }]
            : []
    const chosenCounts = counts.reduce((sum, { count }) => sum + count, 0)
    const missingCount = questionsAsked.includes(question) ? Math.max(0, people - chosenCounts) : 0
    return counts.length > 0 || missingCount > 0 ? [{ questionUuid, counts, missingCount }] : []
  })
}
