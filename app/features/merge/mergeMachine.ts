import type { Pii } from '@festoon/contract/nouns/merge'
import type { OutputOf } from '@festoon/contract/wire/operations'

/** The steps of the merge dialog (MERGE-03). */
export type MergeStep = 'phoneEntry' | 'emailEntry' | 'phoneCode' | 'emailCode' | 'confirmMerge' | 'confirmed'

export type MissingContact = 'phone' | 'email'

/** The other account, which already has the email address or phone number. */
export type OtherAccount = Extract<OutputOf<'verifyWithPiiAndCode'>, { result: 'mergePrompt' }>['other']

export interface Merge {
  step: MergeStep
  /** True while a call is in progress. */
  isBusy: boolean
  /** The email address or phone number being added; null until the user submits one. */
  pii: Pii | null
  other: OtherAccount | null
  /** The error message to show; null if there is none. */
  message: string | null
  /** True once the dialog should close. */
  isDone: boolean
}

export type MergeEvent =
  | { type: 'submitContact'; pii: Pii }
  | { type: 'codeWasSent' }
  | { type: 'submitCode' }
  | { type: 'piiAdded' }
  | { type: 'mergePrompt'; other: OtherAccount }
  | { type: 'confirm' }
  | { type: 'merged' }
  /** The user wants to enter a different email address or phone number. */
  | { type: 'back' }
  | { type: 'close' }
  | { type: 'fail'; message: string }

type Moves = Partial<Record<MergeEvent['type'], MergeStep>>

/** The next step after each allowed event, by current step and by whether a call is in progress (`busy`) or not (`idle`). */
export const mergeMoves: Record<MergeStep, { idle: Moves; busy: Moves }> = {
  phoneEntry: { idle: { submitContact: 'phoneEntry' }, busy: { codeWasSent: 'phoneCode', fail: 'phoneEntry' } },
  emailEntry: { idle: { submitContact: 'emailEntry' }, busy: { codeWasSent: 'emailCode', fail: 'emailEntry' } },
  phoneCode: {
    idle: { submitCode: 'phoneCode', submitContact: 'phoneCode', back: 'phoneEntry' },
    busy: { codeWasSent: 'phoneCode', piiAdded: 'phoneCode', mergePrompt: 'confirmMerge', fail: 'phoneCode' },
  },
  emailCode: {
    idle: { submitCode: 'emailCode', submitContact: 'emailCode', back: 'emailEntry' },
    busy: { codeWasSent: 'emailCode', piiAdded: 'emailCode', mergePrompt: 'confirmMerge', fail: 'emailCode' },
  },
  confirmMerge: { idle: { confirm: 'confirmMerge' }, busy: { merged: 'confirmed', fail: 'confirmMerge' } },
  confirmed: { idle: { close: 'confirmed' }, busy: {} },
}

/** Returns the initial state, in which the user enters the email address or phone number to add (MERGE-08). */
export const initialMerge = (missingContact: MissingContact): Merge => ({
  step: missingContact === 'phone' ? 'phoneEntry' : 'emailEntry',
  isBusy: false,
  pii: null,
  other: null,
  message: null,
  isDone: false,
})

const starts = new Set<MergeEvent['type']>(['submitContact', 'submitCode', 'confirm'])

/**
 * Returns the state of a merge after an event. Ignores events that aren't allowed in the current step, such as late results.
 */
export function mergeReducer(state: Merge, event: MergeEvent): Merge {
  const step = state.isDone ? undefined : mergeMoves[state.step][state.isBusy ? 'busy' : 'idle'][event.type]
  if (step === undefined) return state
  const next: Merge = { ...state, step, isBusy: starts.has(event.type), message: null }
  switch (event.type) {
    case 'submitContact':
      return { ...next, pii: event.pii }
    case 'mergePrompt':
      return { ...next, other: event.other }
    case 'piiAdded':
    case 'close':
      return { ...next, isDone: true }
    case 'back':
      return { ...next, pii: null }
    case 'fail':
      return { ...next, message: event.message }
    default:
      return next
  }
}
