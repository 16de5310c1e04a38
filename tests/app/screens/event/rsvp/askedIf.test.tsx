import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RsvpForm } from '../../../../../app/screens/event/rsvp/RsvpForm.tsx'
import { startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { limits } from '../../../../../contract/limits.ts'
import type { QuestionResponse } from '../../../../../contract/nouns/guest.ts'
import type { Question } from '../../../../../contract/nouns/questions/question.ts'
import { askedQuestions, decidingResponses } from '../../../../../contract/rules/questions/conditions.ts'
import { guestPageData } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const id = (at: number): string => `6f1c9a4e-2d6b-4b7e-9d43-${String(at).padStart(12, '0')}`
const options = ['Fish', 'Cake']

/** A guest who is going with two plus-ones. */
const going = {
  inviteeId: id(9),
  name: 'Ana',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'OPENED',
  additionalGuestCount: 2,
  rsvpMessage: '',
  answers: [],
  isNew: false,
}

/** Returns the form with the fields of questions, filled with responses. */
const formOf = (questions: Question[], answers: QuestionResponse[], more: object = {}): string => {
  const party = { ...event, invitee: null, questions, ...more }
  return renderToStaticMarkup(
    <RsvpForm
      event={party}
      link={null}
      start={{ ...startingValues(party, 'YES', null), answers }}
      errors={{}}
      busy={false}
      knownContacts={[]}
      onSubmit={() => undefined}
      onStart={() => undefined}
    />,
  )
}

/** Returns the conditional questions that the form's style sheet shows, in order: true if shown. */
function shownIn(html: string): boolean[] {
  const checked = [...html.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => / checked=""/.test(input))
  const marks = new Set(checked.flatMap((input) => / data-marks="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? []))
  return [...html.matchAll(/ data-if="([^"]*)"/g)].map(([, neededMarks = '']) =>
    neededMarks
      .split(' ')
      .filter((mark) => mark !== '')
      .every((mark) => marks.has(mark)),
  )
}

const question = fc.record({
  questionType: fc.constantFrom('yesNo', 'choice', 'choices', 'text'),
  other: fc.nat(6),
  chosenBits: fc.nat(3),
})
const questions = fc.array(question, { minLength: 2, maxLength: 7 }).map((all) =>
  all.reduce<Question[]>((before, { questionType, other, chosenBits }, at) => {
    const earlier = before[other]
    const possible = earlier ? decidingResponses(earlier) : []
    const responses = possible.filter((_, index) => (chosenBits & (1 << index)) > 0)
    const newQuestion = {
      questionUuid: id(at),
      question: `Question ${at}`,
      isRequired: false,
      questionType,
      ...(questionType.startsWith('choice') ? { options } : {}),
      ...(responses.length > 0 ? { askedIf: { questionUuid: id(other), responses } } : {}),
    }
    return [...before, newQuestion]
  }, []),
)
const valueTo = ({ questionType }: Question): fc.Arbitrary<QuestionResponse['answerValue']> =>
  questionType === 'yesNo'
    ? fc.boolean().map((isYes) => ({ isYes }))
    : fc.constantFrom('Fish', 'Cake', ...(questionType === 'choices' ? ['Fish\nCake'] : [])).map((text) => ({ text }))

it('the form shows the questions that the server asks, without scripts', () => {
  const filledForms = questions.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc
        .tuple(...all.map((one) => fc.option(valueTo(one), { nil: undefined })))
        .map((values) =>
          values.flatMap((answerValue, at) => (answerValue ? [{ questionUuid: id(at), answerValue }] : [])),
        ),
    ),
  )
  let hidden = 0
  fc.assert(
    fc.property(filledForms, ([all, answers]) => {
      const askedIds = new Set(askedQuestions(all, answers).map(({ questionUuid }) => questionUuid))
      const expected = all.filter(({ askedIf }) => askedIf).map(({ questionUuid }) => askedIds.has(questionUuid))
      hidden += expected.filter((shown) => !shown).length
      expect(shownIn(formOf(all, answers))).toEqual(expected)
    }),
    { numRuns: 200, seed: 60 },
  )
  expect(hidden).toBeGreaterThan(20)
})

it('the style sheet has a rule for each position in the list of questions', () => {
  const css = readFileSync(new URL('../../../../../app/screens/event/rsvp/askedIf.css', import.meta.url), 'utf8')
  const rules = [...css.matchAll(/\[data-marks~='(\d+)'\]:checked\)\) \[data-if~='(\d+)'\]/g)]
  const positions = Array.from({ length: limits.questions }, (_, at) => String(at))
  expect(rules.map(([, marks]) => marks)).toEqual(positions)
  expect(rules.map(([, needed]) => needed)).toEqual(positions)
})

it('a question whose other response is not shown here is visible', () => {
  const all: Question[] = [
    { questionUuid: id(0), question: 'Staying?', questionType: 'yesNo', isRequired: false },
    {
      questionUuid: id(1),
      question: 'Where?',
      questionType: 'text',
      isRequired: true,
      askedIf: { questionUuid: id(0), responses: ['yes'] },
    },
  ]
  expect(shownIn(formOf(all, []))).toEqual([false])
  const withheldFields = {
    contacts: [],
    responses: [id(0)],
    message: false,
    provable: null,
    isUnverified: true,
    isOwn: false,
  }
  expect(shownIn(formOf(all, [], { invitee: { ...going, withheld: withheldFields } }))).toEqual([true])
})

it('plus-ones that a host granted are sent, even if guests may not bring any themselves', () => {
  const html = formOf([], [], { invitee: going, openInvite: false })
  expect(html).toContain('<input type="hidden" name="additionalGuestCount" value="2"/>')
})
