import { describe, expect, it } from 'vitest'
import { fieldErrors, newFields } from '../../../app/screens/edit/eventFields.ts'
import {
  dependentsOf,
  possibleOthers,
  savedQuestions,
  withNewId,
  withOptions,
} from '../../../app/screens/edit/questions/questionConditions.ts'
import type { QuestionFields } from '../../../app/screens/edit/questions/questionFields.ts'
import { versionDifferences } from '../../../app/screens/edit/saving/versionDifferences.ts'

const questionOf = (
  questionUuid: string,
  questionType: QuestionFields['questionType'],
  more: Partial<QuestionFields> = {},
): QuestionFields => ({ questionUuid, question: `Question ${questionUuid}`, isRequired: false, questionType, ...more })
const on = (questionUuid: string, ...responses: string[]) => ({ askedIf: { questionUuid, responses } })

const meal = questionOf('a', 'choice', { options: ['Fish', 'Cake', ''] })
const overnightQuestion = questionOf('b', 'yesNo')
const sauce = questionOf('c', 'text', on('a', 'Fish', 'Cake'))
const all = [meal, overnightQuestion, sauce]
const conditions = (questions: QuestionFields[]) =>
  savedQuestions(questions).map(({ askedIf }) => askedIf?.responses.join(' or '))

describe('a condition in the editor', () => {
  it('is of an earlier question with yes or no, or with options once per party', () => {
    const text = questionOf('t', 'text')
    const heads = questionOf('h', 'choice', { options: ['One', 'Two'], perHead: true })
    const blank = questionOf('e', 'yesNo', { question: ' ' })
    const others = possibleOthers([meal, text, heads, blank, overnightQuestion, sauce, questionOf('z', 'yesNo')], 5)
    expect(others.map(({ questionUuid }) => questionUuid)).toEqual(['a', 'b'])
    expect(dependentsOf(all, 'a')).toEqual([3])
    expect(dependentsOf(all, 'b')).toEqual([])
  })

  it('is saved without responses that are no longer options, and not at all if the other question cannot decide', () => {
    expect(conditions(all)).toEqual([undefined, undefined, 'Fish or Cake'])
    expect(conditions([{ ...meal, options: ['Fish', 'Soup'] }, overnightQuestion, sauce])).toEqual([
      undefined,
      undefined,
      'Fish',
    ])
    const brokenLists = [
      [overnightQuestion, sauce],
      [sauce, meal, overnightQuestion],
      [{ ...meal, questionType: 'number' as const }, sauce],
      [{ ...meal, perHead: true as const }, sauce],
      [{ ...meal, question: '' }, sauce],
    ]
    for (const questions of brokenLists) expect(conditions(questions).some((one) => one !== undefined)).toBe(false)
    // Moved back, it holds again.
    expect(conditions([meal, sauce])).toEqual([undefined, 'Fish or Cake'])
  })

  it('is an error as long as it lacks its responses', () => {
    const fields = newFields(Date.UTC(2026, 10, 21), 'America/Los_Angeles')
    const errorOf = (questions: QuestionFields[]) =>
      fieldErrors({ ...fields, questions }, Date.UTC(2026, 10, 21)).questions
    expect(errorOf(all)).toBeUndefined()
    expect(errorOf([meal, questionOf('c', 'text', on('a'))])).toBe('Choose the responses that lead to “Question c”.')
    // Everyone is asked.
    expect(errorOf([questionOf('c', 'text', on('a'))])).toBeUndefined()
  })

  it('follows a renamed option, letter by letter, and a question that is asked again', () => {
    const renamedQuestions = ['', 'T', 'Trout'].reduce<QuestionFields[]>(
      (questions, name) => withOptions(questions, 'a', [name, 'Cake', 'Pie']),
      withOptions(all, 'a', ['Fish', 'Cake', 'Pie']),
    )
    expect(conditions(renamedQuestions)).toEqual([undefined, undefined, 'Trout or Cake'])
    // Adding, removing, and sorting options renames none.
    const sortedQuestions = withOptions(withOptions(all, 'a', ['Cake', 'Fish', 'Pie']), 'a', ['Cake', 'Fish'])
    expect(conditions(sortedQuestions)).toEqual([undefined, undefined, 'Cake or Fish'])
    expect(conditions(withNewId(all, 'a', 'x'))).toEqual([undefined, undefined, 'Fish or Cake'])
    expect(withNewId(all, 'a', 'x').map(({ questionUuid }) => questionUuid)).toEqual(['x', 'b', 'c'])
  })

  it('shows in the comparison of two versions', () => {
    const fields = newFields(Date.UTC(2026, 10, 21), 'America/Los_Angeles')
    const myFields = { ...fields, questions: [overnightQuestion, questionOf('c', 'text', on('b', 'no'))] }
    const theirFields = {
      ...fields,
      questions: [overnightQuestion, questionOf('c', 'choice', { options: ['A', 'B'], perHead: true })],
    }
    expect(versionDifferences(myFields, theirFields)).toEqual([
      {
        label: 'Guest questions',
        myText: 'Question b · Question c (Only if No to “Question b”)',
        theirText: 'Question b · Question c (per person)',
      },
    ])
  })
})
