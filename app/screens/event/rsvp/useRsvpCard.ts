import { useReducer, useState, type Dispatch } from 'react'
import { unreachable } from '@festoon/contract/messages/unreachable'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance, PersonalLink } from '@festoon/contract/nouns/guest'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { useBrowserLayoutEffect } from '../../../platform/browser/useBrowserLayoutEffect.ts'
import { forgetResponses, readUnsentId } from '../../../platform/document/guestMemory.ts'
import type { WaitingCallOfGuest, WaitingId } from '../../../platform/offline/keepRsvp.ts'
import { contactsOf } from './rsvpFormFields.ts'
import { initialRsvpState, rsvpReducer, type RsvpAction, type RsvpState } from './rsvpState.ts'
import type { SaveRsvp } from './saveRsvp.ts'
import { loadSummary } from './summary/SummaryPart.tsx'

/** Loads the code that sends an RSVP and shows the result. Nothing is sent whose result couldn't be shown. */
const loadSubmit = () => Promise.all([import('./submitRsvp.ts'), loadSummary()])
export const loadUnsent = () => import('./UnsentRsvp.tsx')

/** Loads the code that sends an RSVP, or keeps it, because it can't be loaded once the server is unreachable. */
export const loadSending = (): void => void Promise.all([loadSubmit(), loadUnsent()]).catch(() => undefined)

/** The guest whose RSVP the card sends, and the ways to send it. */
export interface RsvpSender {
  event: EventView
  link: PersonalLink | null
  /** The form's values and errors from a submission without JavaScript, or the values in the link; null if there are none. */
  form: RsvpFormState | null
  /** The kinds of contact (email or phone) that the user's account has, in addition to those of the invitee. */
  accountContacts?: readonly ContactKind[]
  save: SaveRsvp
  /** Returns the call for the service worker to make later if an RSVP can't be sent now; absent for users with an account. */
  toGuestCall?: ((rsvp: Omit<Attendance, 'inviteeId'>) => WaitingCallOfGuest) | undefined
}

/** The RSVP card's state, and the functions that change it. */
export interface RsvpCardState {
  state: RsvpState
  dispatch: Dispatch<RsvpAction>
  /** The kinds of contact that the server has for the guest. */
  contacts: readonly ContactKind[]
  /** The storage in this browser for an RSVP that can't be sent yet. */
  waitingId: WaitingId
  submit: (data: FormData, isOneTap: boolean) => Promise<void>
  /** Called when an RSVP has been saved or undone. One that was stored in this browser comes with the number of plus-ones it asked for. */
  settle: (how?: 'saved' | 'undone', wantedGuests?: number) => void
}

/** Manages the state of the RSVP card: sends RSVPs, and stores those that can't be sent. */
export function useRsvpCard({ event, link, form, accountContacts = [], save, toGuestCall }: RsvpSender): RsvpCardState {
  const [state, dispatch] = useReducer(rsvpReducer, form, initialRsvpState)
  const contacts = [...new Set([...contactsOf(event.invitee), ...accountContacts])]
  // One key per guest, so that two guests on one device, or a guest and an account, don't share an unsent RSVP.
  const [eventId, waitingKey] = [event.id, link?.inviteeId ?? event.id]
  const waitingId = { eventId, waitingKey }
  const hasAccount = toGuestCall === undefined
  // Before the first paint, so that no one fills in a form that is about to be replaced.
  useBrowserLayoutEffect(() => {
    const inviteeId = readUnsentId(eventId, waitingKey)
    // An account's RSVP has no id of a guest. Only the one who sent it sees it.
    if (inviteeId !== undefined && (inviteeId === '') === hasAccount) dispatch({ type: 'stored' })
  }, [eventId, waitingKey, hasAccount])

  const settle = (type: 'saved' | 'undone' = 'saved', wantedGuests?: number): void => {
    forgetResponses(eventId)
    dispatch({ type, wantedGuests })
  }
  const [, update] = useState()
  const send = async (data: FormData, isOneTap: boolean): Promise<void> => {
    const wantedGuests = Number(data.get('additionalGuestCount') ?? 0)
    dispatch({ type: 'submitted', isOneTap, before: givenRsvp(event.invitee), wantedGuests })
    const action = await loadSubmit().then(
      ([{ submitRsvp }]) => submitRsvp(data, { event, save, toGuestCall }, contacts, waitingId),
      // The code couldn't be loaded, so the server is unreachable.
      (): RsvpAction => ({ type: 'rejected', errors: { form: unreachable } }),
    )
    if (action.type === 'saved') settle()
    else dispatch(action)
  }
  const submit = async (data: FormData, isOneTap: boolean): Promise<void> => {
    if (state.status !== 'editing') return
    await send(data, isOneTap).catch((error: unknown) => {
      // A fault of the script, not of a call. Thrown while rendering, so that the page shows the form that works without it.
      update(() => {
        throw error
      })
    })
  }
  return { state, dispatch, contacts, waitingId, submit, settle }
}
