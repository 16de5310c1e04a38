import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { User } from '@festoon/contract/account'
import type { EventView } from '@festoon/contract/event'
import { CallError } from '../../api/postCall.ts'
import { userQuery } from '../../api/queries.ts'
import { report } from '../../api/report.ts'
import { openDrawn, readArrival } from '../../document/arrival.ts'
import { askLater } from '../../merge/mergeLater.ts'
import { mergeSnoozedAt, missingAfterYes } from '../../merge/mergeDue.ts'
import * as paths from '../../pathTo.ts'
import { knownSession } from '../../session/session.ts'
import { store } from '../../session/storage.ts'
import { useSession } from '../../session/useSession.ts'
import { afterAnswer } from './afterAnswer.ts'
import { readAnswerLink, statedAnswer, type AnswerLink } from './answerLink.ts'
import { linkedAnswers } from './linkedAnswers.ts'
import { sendAnswerLink, type AnswerKind } from './sendAnswerLink.ts'

const unreadable = (name: string): void => report('WARN', `The value ${name} of an answer link cannot be read`)

/** The invitation is not there any more, or its key does not fit (ERR-46). */
const isUnknownInvitee = (error: Error): boolean =>
  error instanceof CallError && (error.reason === 'inviteeTokenInvalid' || error.reason === 'inviteeNotFound')

const isTrue = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, name) === true

/** An account that an attendee can be made of: with a name, and a phone or an e-mail address (RSVP-13). */
export const isReadyToAttend = (user: Pick<User, 'name' | 'phones' | 'emails'> | undefined): boolean =>
  user !== undefined && user.name.trim() !== '' && user.phones.length + user.emails.length > 0

export interface LinkAnswering {
  link: AnswerLink
  /** The answer is being saved, or is. */
  isSaving: boolean
  /** The account is not known well enough yet. */
  isWaiting: boolean
  error: Error | null
  answer: () => void
}

/**
 * Answers as a link asks. Opening it changes nothing, since mail scanners open links too: the answer is posted after one
 * click, or at once when the visitor had to sign in for it. `isOver`: the party takes no answers any more.
 */
export function useAnswerLink(
  kind: AnswerKind,
  eventId: string,
  event: EventView | undefined,
  isOver: boolean,
): LinkAnswering {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  const [link] = useState(() => {
    const read = readAnswerLink(new URLSearchParams(search), unreadable)
    return { ...read, rsvpStatus: statedAnswer(state) ?? read.rsvpStatus }
  })
  const signedInNow = isTrue(state, 'signedInNow')

  const { mutate, ...sending } = useMutation({
    mutationFn: () =>
      sendAnswerLink(kind, eventId, link, event?.invitee?.inviteeId, linkedAnswers(eventId, event?.questions ?? [])),
    onSuccess: async (saved) => {
      const isSignedIn = Boolean(knownSession())
      const {
        path,
        state: next,
        isDrawn,
      } = afterAnswer({
        kind,
        eventId,
        search,
        link,
        saved,
        isSignedIn,
        arrival: { showRSVP: readArrival(state).showRSVP, signedInNow },
      })
      const { inviteeId, token } = link
      if (!saved.shouldPromptLogin && !isSignedIn && inviteeId !== undefined && token !== undefined) {
        store(`invitee:${eventId}`, inviteeId)
        store(`token:${eventId}`, token)
      }
      // The photos come first; a contact that the host needs is asked for when the parties are opened (RSVP-42).
      const missing =
        user && event && link.rsvpStatus === 'YES'
          ? missingAfterYes(user, event.communicationPreference, mergeSnoozedAt(), Date.now())
          : null
      if (missing) askLater(missing)
      if (isDrawn) return openDrawn(path, next, { replace: true })
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      return navigate(path, { replace: true, state: next })
    },
    onError: (error) => {
      if (error instanceof CallError && error.reason === 'answersMissing') return openForm()
      if (kind !== 'updateuser' || !isUnknownInvitee(error)) return
      report('WARN', 'An account was to be joined to an invitee that nobody knows', error)
      void navigate(paths.event(eventId), { replace: true })
    },
  })

  /** What the host asks has to be answered first: the page of the party, with the form open. */
  const openForm = (): void => {
    const { inviteeId, token } = link
    const base =
      inviteeId === undefined || token === undefined
        ? `${paths.event(eventId)}?`
        : `${paths.eventAsGuest(eventId, { inviteeId, token })}&`
    const next = { showRSVP: true, ...(link.name === undefined ? {} : { inviteeName: link.name }) }
    if (!knownSession()) return openDrawn(`${base}r=yes`, next, { replace: true })
    void navigate(`${base}r=yes`, { replace: true, state: next })
  }

  const isWaiting = kind === 'updateuser' && !isReadyToAttend(user)
  // Only a sign-in on the way here answers for its visitor; any other address may have been anybody's to write.
  const isHarmless = link.rsvpStatus === 'SEEN' && link.token === undefined && kind !== 'updateuser'
  const isDue = (signedInNow || isHarmless) && event !== undefined && !isOver && !isWaiting
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || !isDue) return
    hasBegun.current = true
    mutate()
  }, [isDue, mutate])

  return {
    link,
    isSaving: sending.isPending || sending.isSuccess,
    isWaiting,
    error: sending.error,
    answer: () => mutate(),
  }
}
