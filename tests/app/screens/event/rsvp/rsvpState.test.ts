import { describe, expect, it } from 'vitest'
import {
  initialRsvpState,
  rsvpReducer,
  rsvpView,
  type RsvpAction,
  type RsvpState,
} from '../../../../../app/screens/event/rsvp/rsvpState.ts'

const errors = { name: 'Please provide a valid name.' }
const link = { values: { name: 'Ana' }, errors }
const first: RsvpAction = { type: 'submitted', isOneTap: true, before: undefined, wantedGuests: 2 }
const change: RsvpAction = { type: 'submitted', isOneTap: false, before: 'YES', wantedGuests: 1 }

/** Returns the state after some actions. */
const after = (...actions: readonly RsvpAction[]): RsvpState => actions.reduce(rsvpReducer, initialRsvpState(null))
const savedRsvp = { times: 1, isNewYes: true, mayUndo: true, wantedGuests: 2 }

describe('the RSVP card', () => {
  it('starts with the form of the page, which opens for visitors who came to RSVP', () => {
    expect(initialRsvpState(link)).toEqual({ status: 'editing', start: 'page', errors, dialog: 'auto', saved: null })
    expect(initialRsvpState(null)).toMatchObject({ start: 'page', errors: {} })
  })

  it('sends an RSVP once, and then shows that it is saved, without the values of the link', () => {
    expect(after(first)).toMatchObject({ status: 'sending', dialog: 'closed', saved: null })
    expect(after(first, first)).toEqual(after(first))
    expect(after(first, { type: 'saved' })).toEqual({
      status: 'editing',
      start: null,
      errors: {},
      dialog: 'closed',
      saved: savedRsvp,
    })
    expect(rsvpReducer(rsvpReducer(initialRsvpState(link), first), { type: 'saved' })).toMatchObject({ start: null })
  })

  it('shows what is wrong, and keeps what the guest entered', () => {
    const rejectedState = after({ type: 'opened' }, change, { type: 'rejected', errors })
    expect(rejectedState).toEqual({ status: 'editing', start: 'page', errors, dialog: 'open', saved: null })
    expect(after({ type: 'rejected', errors }), 'late').toEqual(initialRsvpState(null))
    expect(rsvpReducer(rejectedState, { type: 'closed' })).toMatchObject({ dialog: 'closed', errors: {} })
  })

  it('closes the dialog once a change is saved, but not one that was opened while the first RSVP was being sent', () => {
    expect(after({ type: 'opened' }, change)).toMatchObject({ status: 'sending', dialog: 'open' })
    expect(after({ type: 'opened' }, change, { type: 'saved' })).toMatchObject({ dialog: 'closed' })
    const openState = after(first, { type: 'opened' }, { type: 'saved' })
    expect(openState).toMatchObject({ dialog: 'open', saved: { ...savedRsvp, mayUndo: false } })
  })

  it('offers to undo an RSVP only until the guest does something else', () => {
    expect(after(first, { type: 'saved' }, { type: 'opened' })).toMatchObject({ saved: { mayUndo: false } })
    expect(after(first, { type: 'saved' }, { type: 'undone' })).toMatchObject({
      saved: { times: 2, isNewYes: false, mayUndo: false },
    })
    expect(after(first, { type: 'saved' }, { type: 'saved' }), 'late').toEqual(after(first, { type: 'saved' }))
  })

  it('celebrates an RSVP that is sent before the one before it is known to be undone', () => {
    const sentAgain = after(first, { type: 'saved' }, first, { type: 'undone' })
    expect(sentAgain).toMatchObject({ status: 'sending', saved: { isNewYes: false } })
    expect(rsvpReducer(sentAgain, { type: 'saved' })).toMatchObject({ saved: { ...savedRsvp, times: 3 } })
  })

  it('waits with an RSVP that could not be sent, from this visit or an earlier one', () => {
    expect(after(first, { type: 'stored' })).toEqual({ status: 'unsent', saved: null, next: savedRsvp })
    expect(after(first, { type: 'stored' }, { type: 'saved' })).toMatchObject({ status: 'editing', saved: savedRsvp })
    const earlier = after({ type: 'stored' }, { type: 'saved' })
    expect(earlier).toMatchObject({ saved: { times: 1, isNewYes: false, mayUndo: false } })
    const earlierWish = after({ type: 'stored' }, { type: 'saved', wantedGuests: 3 })
    expect(earlierWish).toMatchObject({ saved: { times: 1, wantedGuests: 3 } })
    for (const action of [first, { type: 'opened' }, { type: 'closed' }] as const)
      expect(after({ type: 'stored' }, action)).toEqual(after({ type: 'stored' }))
  })

  it('shows the form again with an RSVP that comes back, and without one that another tab has sent', () => {
    const stateAfterReturn = (before: 'YES' | undefined) =>
      after({ type: 'stored' }, { type: 'returned', start: link, before })
    expect(stateAfterReturn(undefined)).toEqual({
      status: 'editing',
      start: link,
      errors,
      dialog: 'closed',
      saved: null,
    })
    expect(stateAfterReturn('YES')).toMatchObject({ dialog: 'open' })
    expect(after({ type: 'stored' }, { type: 'gone' })).toMatchObject({
      status: 'editing',
      start: null,
      dialog: 'closed',
    })
    for (const action of [{ type: 'gone' }, { type: 'returned', start: link, before: undefined }] as const)
      expect(after(action)).toEqual(initialRsvpState(null))
  })

  it.each([
    ['past', { isOver: true, isLoading: true, before: 'YES' }, initialRsvpState(null)],
    ['loading', { isOver: false, isLoading: true, before: undefined }, initialRsvpState(null)],
    ['unsent', { isOver: false, isLoading: false, before: 'YES' }, after({ type: 'stored' })],
    ['form', { isOver: false, isLoading: false, before: undefined }, after(first)],
    ['summary', { isOver: false, isLoading: false, before: 'NO' }, after(change)],
  ] as const)('shows its %s', (view, facts, state) => {
    expect(rsvpView(state, facts)).toBe(view)
  })
})
