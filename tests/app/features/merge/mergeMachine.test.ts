import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMergeDue } from '../../../../app/features/merge/mergeDue.ts'
import {
  initialMerge,
  mergeMoves,
  mergeReducer,
  type Merge,
  type MergeEvent,
  type MergeStep,
} from '../../../../app/features/merge/mergeMachine.ts'

const pii = { emailAddress: 'ana@example.com' }
const other = { name: 'Ana', eventCount: 2 }
const events: MergeEvent[] = [
  { type: 'submitContact', pii },
  { type: 'codeWasSent' },
  { type: 'submitCode' },
  { type: 'piiAdded' },
  { type: 'mergePrompt', other },
  { type: 'confirm' },
  { type: 'merged' },
  { type: 'back' },
  { type: 'close' },
  { type: 'fail', message: 'No.' },
]
const pick = (...types: MergeEvent['type'][]): MergeEvent[] =>
  types.map((type) => events.find((event) => event.type === type) ?? { type: 'close' })
const run = (steps: MergeEvent[], start: Merge = initialMerge('email')): Merge => steps.reduce(mergeReducer, start)
const codeStep = (missing: 'email' | 'phone') => run(pick('submitContact', 'codeWasSent'), initialMerge(missing))

describe('the merge machine', () => {
  it('has the specified steps and starts with the missing contact [MERGE-03]', () => {
    const specifiedSteps: MergeStep[] = [
      'phoneEntry',
      'emailEntry',
      'phoneCode',
      'emailCode',
      'confirmMerge',
      'confirmed',
    ]
    expect(Object.keys(mergeMoves).toSorted()).toEqual(specifiedSteps.toSorted())
    expect(initialMerge('phone').step).toBe('phoneEntry')
    expect(initialMerge('email').step).toBe('emailEntry')
    expect(codeStep('phone').step).toBe('phoneCode')
    expect(codeStep('email').step).toBe('emailCode')
  })

  it('is done once a verified contact is added [MERGE-04]', () => {
    expect(run(pick('submitCode', 'piiAdded'), codeStep('email')).isDone).toBe(true)
  })

  it('asks before merging two accounts, and confirms it afterward [MERGE-05]', () => {
    const promptState = run(pick('submitCode', 'mergePrompt'), codeStep('email'))
    expect(promptState).toMatchObject({ step: 'confirmMerge', other, isDone: false })
    const mergedState = run(pick('confirm', 'merged'), promptState)
    expect(mergedState).toMatchObject({ step: 'confirmed', isDone: false })
    expect(run(pick('close'), mergedState).isDone).toBe(true)
  })

  it('stays where the user can continue after a failure', () => {
    expect(run(pick('submitContact', 'fail'))).toMatchObject({ step: 'emailEntry', isBusy: false, message: 'No.' })
    expect(run(pick('submitCode', 'fail'), codeStep('phone'))).toMatchObject({ step: 'phoneCode', message: 'No.' })
    const promptState = run(pick('submitCode', 'mergePrompt'), codeStep('email'))
    expect(run(pick('confirm', 'fail'), promptState)).toMatchObject({
      step: 'confirmMerge',
      isBusy: false,
      message: 'No.',
    })
    expect(run(pick('back'), codeStep('email'))).toMatchObject({ step: 'emailEntry', pii: null })
  })

  it('never merges without confirmation, and ignores unexpected results', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (steps) => {
        let state = initialMerge('email')
        for (const event of steps) {
          const next = mergeReducer(state, event)
          if (next.step === 'confirmed' && state.step !== 'confirmed')
            expect(state).toMatchObject({ step: 'confirmMerge', isBusy: true })
          const isAnswer = ['codeWasSent', 'piiAdded', 'mergePrompt', 'merged', 'fail'].includes(event.type)
          if (isAnswer && !state.isBusy) expect(next).toBe(state)
          state = next
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the suggestion to complete a profile', () => {
  const day = 24 * 3_600_000
  const phoneOnly = { phones: ['+15105550100'], emails: [] }

  it('is only due for a phone without an email address [MERGE-06]', () => {
    expect(isMergeDue(phoneOnly, 0, 9 * day)).toBe(true)
    expect(isMergeDue({ phones: ['+15105550100'], emails: ['a@b.co'] }, 0, 9 * day)).toBe(false)
    expect(isMergeDue({ phones: [], emails: ['a@b.co'] }, 0, 9 * day)).toBe(false)
    expect(isMergeDue({ phones: [], emails: [] }, 0, 9 * day)).toBe(false)
  })

  it('is due again after more than 24 hours [MERGE-07, CONST-08]', () => {
    expect(isMergeDue(phoneOnly, 5 * day, 6 * day)).toBe(false)
    expect(isMergeDue(phoneOnly, 5 * day, 6 * day + 1)).toBe(true)
  })
})
