import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { User } from '@festoon/contract/nouns/account'
import type { EventView } from '@festoon/contract/nouns/event'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import { mergeSnoozedAt, missingAfterYes } from '../../features/merge/mergeDue.ts'
import { askLater } from '../../features/merge/mergeLater.ts'
import { eventQuery, userQuery } from '../../platform/api/queries.ts'
import { openPage, readArrival } from '../../platform/document/arrival.ts'
import { readGuestMemory, rememberLink } from '../../platform/document/guestMemory.ts'
import { readRsvpLink, statedRsvp, type RsvpLink } from '../../platform/document/rsvpLink.ts'
import * as paths from '../../platform/paths.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { report } from '../../platform/rpc/report.ts'
import { liveSession } from '../../platform/session/session.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { afterRsvp } from './afterRsvp.ts'
import { sendRsvpLink, type RsvpLinkKind } from './sendRsvpLink.ts'

/**
 * Returns the visitor's stored responses to the given questions (STORE-04). Returns undefined if there are none, so that the
 * server keeps earlier responses.
 */
function rememberedResponses(
  eventId: string,
  questions: readonly { questionUuid: string }[],
): QuestionResponse[] | undefined {
  const responses = readGuestMemory(eventId).responses?.filter(({ questionUuid }) =>
    questions.some((question) => question.questionUuid === questionUuid),
  )
  return responses && responses.length > 0 ? responses : undefined
}

const reportUnreadable = (name: string): void => report('WARN', `Unreadable parameter ${name} in an RSVP link`)

/** Returns true for the name of a link parameter with a value for the RSVP form (RSVP-19, RSVP-22, RSVP-23). */
const isFormValue = (name: string): boolean => ['n', 'e', 'p', 'm', 'ng', 'np'].includes(name)

/** Returns true if a call failed because the invitee doesn't exist or the token is invalid (ERR-46). */
const isUnknownInvitee = (error: Error): boolean =>
  error instanceof CallError && (error.reason === 'inviteeTokenInvalid' || error.reason === 'inviteeNotFound')

const isTrue = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, name) === true

/** Returns true if the user has a name and at least one email address or phone number, as an RSVP requires (RSVP-13). */
export const isReadyToAttend = (user: Pick<User, 'name' | 'phones' | 'emails'> | undefined): boolean =>
  user !== undefined && user.name.trim() !== '' && user.phones.length + user.emails.length > 0

/** Returns true if the visitor is signed in. Without an answer from the server, the page is opened as for a guest. */
const hasSession = async (): Promise<boolean> => (await liveSession().catch(() => null)) !== null

export interface RsvpLinkState {
  link: RsvpLink
  /** True while the RSVP is being saved, and after it has been saved. */
  isSaving: boolean
  /** True for an `updateuser` link while the account is loading or lacks what an RSVP requires (RSVP-13). */
  isWaiting: boolean
  error: Error | null
  submit: () => void
}

/**
 * Saves the RSVP in a link, and then opens the next page. Saves automatically if the visitor has just signed in, or if the link
 * has no RSVP (yes or no), no token, and a kind other than `updateuser`. Otherwise, saves when `submit` is called, because mail
 * scanners open links too. Never saves automatically if `isPartyOver` is true.
 */
export function useRsvpLink(
  kind: RsvpLinkKind,
  eventId: string,
  event: EventView | undefined,
  isPartyOver: boolean,
): RsvpLinkState {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  const [{ link, unreadable }] = useState(() => {
    const names: string[] = []
    const read = readRsvpLink(new URLSearchParams(search), (name) => names.push(name))
    const rsvpStatus = statedRsvp(state) ?? read.rsvpStatus
    // Where a maybe isn't allowed, it says as much as any other word: the guest has seen the invitation (RSVP-01).
    const possible = rsvpStatus === 'MAYBE' && !event?.allowMaybe ? ('SEEN' as const) : rsvpStatus
    return { link: { ...read, rsvpStatus: possible }, unreadable: names }
  })
  // Not while rendering, which React may do twice.
  useEffect(() => unreadable.forEach(reportUnreadable), [unreadable])
  const signedInNow = isTrue(state, 'signedInNow')

  const { mutate, ...sending } = useMutation({
    mutationFn: () =>
      sendRsvpLink(
        kind,
        eventId,
        link,
        event?.invitee?.inviteeId,
        rememberedResponses(eventId, event?.questions ?? []),
      ),
    onSuccess: async (savedRsvp) => {
      const isSignedIn = await hasSession()
      const {
        path,
        state: next,
        isDrawn,
      } = afterRsvp({
        kind,
        eventId,
        search,
        link,
        saved: savedRsvp,
        isSignedIn,
        arrival: { showRSVP: readArrival(state).showRSVP, signedInNow },
      })
      const { inviteeId, token } = link
      if (!savedRsvp.shouldPromptLogin && !isSignedIn && inviteeId !== undefined && token !== undefined) {
        rememberLink({ eventId, inviteeId, token })
      }
      // The photo dialog comes first. A missing contact is requested on the events page (RSVP-42).
      const missingContact =
        user && event && link.rsvpStatus === 'YES'
          ? missingAfterYes(user, event.communicationPreference, mergeSnoozedAt(), Date.now())
          : null
      if (missingContact) askLater(missingContact)
      if (isDrawn) return openPage(path, next, { replace: true })
      // The event page fetches the event again, because the result lacks what the guest sent earlier.
      queryClient.removeQueries({ queryKey: eventQuery(eventId).queryKey })
      return navigate(path, { replace: true, state: next })
    },
    onError: (error) => {
      if (error instanceof CallError && (error.reason === 'responsesMissing' || error.reason === 'responsesInvalid'))
        return openForm()
      if (kind !== 'updateuser' || !isUnknownInvitee(error)) return
      report('WARN', 'Unknown invitee in an RSVP link', error)
      void navigate(paths.event(eventId), { replace: true })
    },
  })

  /** Opens the RSVP form on the event page, where the guest can respond to required questions. */
  const openForm = async (): Promise<void> => {
    const { inviteeId, token } = link
    const base =
      inviteeId === undefined || token === undefined
        ? `${paths.event(eventId)}?`
        : `${paths.eventAsGuest({ eventId, inviteeId, token })}&`
    // The form starts with what the link contains.
    const typedValues = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isFormValue(name)))
    const query = new URLSearchParams([['r', 'yes'], ...typedValues])
    const next = { showRSVP: true, ...(link.name === undefined ? {} : { inviteeName: link.name }) }
    if (!(await hasSession())) openPage(`${base}${query}`, next, { replace: true })
    else void navigate(`${base}${query}`, { replace: true, state: next })
  }

  const isWaiting = kind === 'updateuser' && !isReadyToAttend(user)
  // A yes, a no or a token is submitted automatically only after a sign-in on the way here, because anyone could have made the
  // URL.
  const isHarmless = link.rsvpStatus === 'SEEN' && link.token === undefined && kind !== 'updateuser'
  const isDue = (signedInNow || isHarmless) && event !== undefined && !isPartyOver && !isWaiting
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current || !isDue) return
    hasStarted.current = true
    mutate()
  }, [isDue, mutate])

  return {
    link,
    isSaving: sending.isPending || sending.isSuccess,
    isWaiting,
    error: sending.error,
    submit: () => mutate(),
  }
}
