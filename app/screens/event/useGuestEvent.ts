import { useEffect, useLayoutEffect, useState } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey, GuestPageData } from '@festoon/contract/page'
import { CallError } from '../../api/postCall.ts'
import { documentState, readArrival, type Arrival } from '../../document/arrival.ts'
import { newUuid } from '../../session/newUuid.ts'
import { readStored, store } from '../../session/storage.ts'
import { withGiven } from './givenAnswer.ts'
import { fetchPreview, sendAnswer, sentAnswer, unsentAnswer } from './guestCalls.ts'
import { isReplyingAnew, replyAnew } from './replyAnew.ts'
import { keepSeen, lookAgain } from './seenEvent.ts'
import type { RsvpCardProps, SaveAnswer } from './RsvpCard.tsx'

export interface GuestEventState {
  event: EventView
  key: GuestKey | null
  /** True while the browser's memory of an earlier answer is being looked up. */
  isRecalling: boolean
  /** What the way here asked for; null until the browser has taken over. */
  arrival: Arrival | null
  save: SaveAnswer
  unsent: NonNullable<RsvpCardProps['unsent']>
  /** Goes on as somebody whom the link does not name. */
  replyAsYourself: () => void
}

/** The state of a guest's visit: who they are, as link or browser remember it, and what they answered (STORE-01, STORE-02). */
export function useGuestEvent(data: GuestPageData, isReadOnly: boolean): GuestEventState {
  const [event, setEvent] = useState(data.event)
  const [key, setKey] = useState(data.key)
  // One id for the whole visit, and the next one of whose answer still waits: an answer that is sent twice is one guest.
  const [visitId] = useState(() => readStored(`waiting:${data.event.id}`) || newUuid())
  const [isRecalling, setRecalling] = useState(false)
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const eventId = data.event.id

  // Before the first paint, so that nobody begins to fill in a form that is about to be answered.
  useBrowserLayoutEffect(() => {
    setArrival(readArrival(documentState()))
    setEvent(withGiven(data.event))
    if (!isReadOnly && !data.key && storedKey(eventId)) setRecalling(true)
  }, [data, eventId, isReadOnly])

  useEffect(() => {
    let isCurrent = true
    const arrive = async (): Promise<void> => {
      if (isReadOnly) return
      store('eventPage', location.pathname)
      const known = data.key ?? storedKey(eventId)
      if (!known) return
      // A page that the browser kept is older than what this guest saw last (offline).
      const isFresh = data.key !== null && document.documentElement.dataset.kept === undefined
      const seen = isFresh ? keepSeen(data.event) : await lookAgain(eventId, known)
      if (isCurrent && !isFresh && seen.invitee) {
        setEvent(withGiven(seen))
        setKey(known)
      }
      // Opening is told by a call of the opened page, never by the GET: mail scanners open links too (RSVP-02).
      if (seen.invitee?.rsvpStatus === 'INVITED')
        await sendAnswer(eventId, known, { inviteeId: known.inviteeId, rsvpStatus: 'SEEN' })
    }
    // A guest who is not recognised sees the open invitation.
    arrive()
      .catch(() => undefined)
      .finally(() => {
        if (isCurrent) setRecalling(false)
      })
    return () => {
      isCurrent = false
    }
  }, [data, eventId, isReadOnly])

  const unsent: GuestEventState['unsent'] = (answer) => ({
    inviteeId: key?.inviteeId ?? visitId,
    call: unsentAnswer(eventId, key, { ...answer, inviteeId: key?.inviteeId ?? visitId }),
  })
  const save: SaveAnswer = async (answer, result) => {
    // First, so that an answer that was saved is not told to have failed.
    const { promptLogin, keepGiven, finish } = await import('./afterGuestAnswer.ts').catch(() => {
      throw new CallError('network', 'Network error fetching what an answer needs')
    })
    const saved =
      result === undefined
        ? await sendAnswer(eventId, key, { ...answer, inviteeId: key?.inviteeId ?? visitId })
        : sentAnswer(result)
    if (saved.shouldPromptLogin) {
      promptLogin(eventId, saved, answer)
      return 'alreadyInvited'
    }
    const known = key ?? (saved.token === undefined ? null : { inviteeId: saved.inviteeId, token: saved.token })
    if (known) remember(eventId, known)
    keepGiven(eventId, saved.inviteeId, answer, event.invitee?.rsvpMessage)
    setKey(known)
    setEvent((before) => withGiven({ ...before, invitee: saved.invitee }))
    // The answer may open more of the page, the address above all.
    if (known)
      await lookAgain(eventId, known).then(
        (seen) => setEvent(withGiven(seen)),
        () => undefined,
      )
    finish(eventId, known, answer.rsvpStatus)
    return 'saved'
  }

  const replyAsYourself = (): void => {
    replyAnew(eventId)
    setKey(null)
    setEvent((before) => ({ ...before, invitee: null }))
    // What the link's guest may see is not for whoever comes anew.
    fetchPreview(eventId, null).then(setEvent, () => undefined)
  }

  return { event, key, isRecalling, arrival, save, unsent, replyAsYourself }
}

// A server draws without layout effects, and would say so at every page.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

function storedKey(eventId: string): GuestKey | null {
  if (isReplyingAnew(eventId)) return null
  const inviteeId = readStored(`invitee:${eventId}`)
  const token = readStored(`token:${eventId}`)
  return inviteeId !== undefined && token !== undefined ? { inviteeId, token } : null
}

function remember(eventId: string, key: GuestKey): void {
  replyAnew(eventId, false)
  store(`invitee:${eventId}`, key.inviteeId)
  store(`token:${eventId}`, key.token)
}
