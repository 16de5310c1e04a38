import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { RsvpFormErrors } from '@festoon/contract/rules/guests/rsvpErrors'
import type { RsvpFormState } from '@festoon/contract/wire/page'

/** The form of the RSVP card. */
interface Editing {
  /**
   * The values that the form starts with: those that the page was opened with, such as a link's, those of an RSVP that came back, or null
   * for those of the saved RSVP.
   */
  start: 'page' | RsvpFormState | null
  errors: RsvpFormErrors
  /** The dialog for changing an RSVP. `auto` opens it for visitors who came to RSVP. */
  dialog: 'auto' | 'open' | 'closed'
}

/** The result of the RSVPs that were saved during this visit. */
export interface SavedHere {
  /** The number of RSVPs, including those that were undone. */
  times: number
  /** True if the guest wasn't going before the last RSVP. */
  isNewYes: boolean
  /** True if the guest sent the last RSVP in one tap, and has done nothing else with the card since. */
  mayUndo: boolean
  /** The number of plus-ones that the last RSVP asked for. */
  wantedGuests: number
}

/** The state of the RSVP card. */
export type RsvpState =
  /** The guest can fill in the form. `saved` is null until an RSVP is saved during this visit. */
  | ({ status: 'editing'; saved: SavedHere | null } & Editing)
  /** An RSVP is being sent. `next` describes it once it is saved. */
  | ({ status: 'sending'; saved: SavedHere | null; next: SavedHere; isFirst: boolean } & Editing)
  /** An RSVP that couldn't be sent is stored in this browser. */
  | { status: 'unsent'; saved: SavedHere | null; next: SavedHere }

export type RsvpAction =
  /** The guest sent the form. `before` is the saved RSVP. */
  | { type: 'submitted'; isOneTap: boolean; before: GivenRsvp | undefined; wantedGuests: number }
  /** The RSVP wasn't saved. */
  | { type: 'rejected'; errors: RsvpFormErrors }
  /** `wantedGuests` is the number of plus-ones that an RSVP of an earlier visit asked for. */
  | { type: 'saved'; wantedGuests?: number | undefined }
  /** The guest took the last RSVP back. */
  | { type: 'undone' }
  /** An RSVP is stored in this browser, because it couldn't be sent now or in an earlier visit. */
  | { type: 'stored' }
  /** The stored RSVP is gone, because another tab sent it. */
  | { type: 'gone' }
  /** The stored RSVP comes back to the form, because it was rejected or the guest wants to change it. */
  | { type: 'returned'; start: RsvpFormState; before: GivenRsvp | undefined }
  | { type: 'opened' }
  | { type: 'closed' }

/** Returns the first state of the card. `form` is the one that the page was opened with. */
export const initialRsvpState = (form: RsvpFormState | null): RsvpState => ({
  status: 'editing',
  start: 'page',
  errors: form?.errors ?? {},
  dialog: 'auto',
  saved: null,
})

/** Returns the state of the RSVP card after an action. Actions that don't fit the state, such as late results, change nothing. */
export function rsvpReducer(state: RsvpState, action: RsvpAction): RsvpState {
  const { saved } = state
  switch (action.type) {
    case 'submitted': {
      if (state.status !== 'editing') return state
      const { isOneTap, before, wantedGuests } = action
      const isFirst = before === undefined
      const next = { times: timesOf(saved) + 1, isNewYes: before !== 'YES', mayUndo: isOneTap, wantedGuests }
      // A first RSVP doesn't open the dialog when it is saved.
      return { ...state, status: 'sending', isFirst, next, dialog: isFirst ? 'closed' : state.dialog }
    }
    case 'rejected': {
      if (state.status !== 'sending') return state
      const { start, dialog } = state
      return { status: 'editing', saved, start, dialog, errors: action.errors }
    }
    case 'saved': {
      // A dialog that the guest opened while a first RSVP was being sent stays open.
      const dialog = state.status === 'sending' && state.isFirst ? state.dialog : 'closed'
      if (!('next' in state)) return state
      const { next } = state
      return { ...fresh(dialog), saved: { ...next, wantedGuests: action.wantedGuests ?? next.wantedGuests } }
    }
    case 'undone': {
      const result = afterUndo(saved)
      // The form was back before this was known, and the guest has sent it again.
      if (state.status === 'sending')
        return { ...state, saved: result, next: { ...state.next, times: result.times + 1 } }
      return state.status === 'editing' ? { ...fresh('closed'), saved: result } : state
    }
    case 'stored':
      return { status: 'unsent', saved, next: state.status === 'sending' ? state.next : afterUndo(saved) }
    case 'gone':
      return state.status === 'unsent' ? { ...fresh('closed'), saved } : state
    case 'returned': {
      if (state.status !== 'unsent') return state
      const { start, before } = action
      return { status: 'editing', saved, start, errors: start.errors, dialog: before === undefined ? 'closed' : 'open' }
    }
    case 'opened':
      if (state.status === 'unsent') return state
      return state.status === 'sending'
        ? { ...state, dialog: 'open', next: { ...state.next, mayUndo: false } }
        : { ...state, dialog: 'open', saved: saved && { ...saved, mayUndo: false } }
    case 'closed':
      return state.status === 'unsent' ? state : { ...state, dialog: 'closed', errors: {} }
  }
}

const timesOf = (saved: SavedHere | null): number => saved?.times ?? 0

/** The result of an RSVP that another visit sent, or that was undone. */
const afterUndo = (before: SavedHere | null): SavedHere => ({
  times: timesOf(before) + 1,
  isNewYes: false,
  mayUndo: false,
  wantedGuests: 0,
})

/** The form with the saved RSVP's values. */
const fresh = (dialog: Editing['dialog']) => ({ status: 'editing', start: null, errors: {}, dialog }) as const

/** The facts about the party and the guest that decide, with the state, what the card shows. */
export interface RsvpFacts {
  isOver: boolean
  /** True while the guest's earlier RSVP or name is being loaded. */
  isLoading: boolean
  before: GivenRsvp | undefined
}

/** Returns the part that the card shows. */
export function rsvpView({ status }: RsvpState, { isOver, isLoading, before }: RsvpFacts) {
  if (isOver) return 'past'
  if (isLoading) return 'loading'
  if (status === 'unsent') return 'unsent'
  return before === undefined ? 'form' : 'summary'
}
