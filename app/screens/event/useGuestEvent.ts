import { useEffect, useLayoutEffect, useState } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey, GuestPageData } from '@festoon/contract/page'
import type { SaveAnswer } from './RsvpCard.tsx'
import { newUuid } from '../../session/newUuid.ts'
import { readStored, store } from '../../session/storage.ts'
import { fetchPreview, sendAnswer } from './guestCalls.ts'

export interface GuestEventState {
  event: EventView
  key: GuestKey | null
  /** True while the browser's memory of an earlier answer is being looked up. */
  isRecalling: boolean
  save: SaveAnswer
}

/** The state of a guest's visit: who they are, as link or browser remember it, and what they answered (STORE-01, STORE-02). */
export function useGuestEvent(data: GuestPageData, isReadOnly: boolean): GuestEventState {
  const [event, setEvent] = useState(data.event)
  const [key, setKey] = useState(data.key)
  // One id for the whole visit: an answer that is sent twice is one guest.
  const [visitId] = useState(() => newUuid())
  const [isRecalling, setRecalling] = useState(false)
  const eventId = data.event.id

  // Before the first paint, so that nobody begins to fill in a form that is about to be answered.
  useBrowserLayoutEffect(() => {
    if (!isReadOnly && !data.key && storedKey(eventId)) setRecalling(true)
  }, [data, eventId, isReadOnly])

  useEffect(() => {
    let isCurrent = true
    const arrive = async (): Promise<void> => {
      if (isReadOnly) return
      store('eventPage', location.pathname)
      const known = data.key ?? storedKey(eventId)
      if (!known) return
      const seen = data.key ? data.event : await fetchPreview(eventId, known)
      // Opening is told by a call of the opened page, never by the GET: mail scanners open links too (RSVP-02).
      if (seen.invitee?.rsvpStatus === 'INVITED')
        await sendAnswer(eventId, known, { inviteeId: known.inviteeId, rsvpStatus: 'SEEN' })
      if (!isCurrent || data.key || !seen.invitee) return
      setEvent(seen)
      setKey(known)
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

  const save: SaveAnswer = async (answer) => {
    const saved = await sendAnswer(eventId, key, { ...answer, inviteeId: key?.inviteeId ?? visitId })
    if (saved.shouldPromptLogin) return 'alreadyInvited'
    const known = key ?? (saved.token === undefined ? null : { inviteeId: saved.inviteeId, token: saved.token })
    if (known) remember(eventId, known)
    setKey(known)
    setEvent((before) => ({ ...before, invitee: saved.invitee }))
    // The answer may open more of the page, the address above all.
    if (known) await fetchPreview(eventId, known).then(setEvent, () => undefined)
    forgetPreselection()
    return 'saved'
  }

  return { event, key, isRecalling, save }
}

// A server draws without layout effects, and would say so at every page.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** What the link preselected is answered: a reload shows the answer, not the link's wish. */
function forgetPreselection(): void {
  const url = new URL(location.href)
  url.searchParams.delete('r')
  url.searchParams.delete('answered')
  history.replaceState(history.state, '', url)
}

function storedKey(eventId: string): GuestKey | null {
  const inviteeId = readStored(`invitee:${eventId}`)
  const token = readStored(`token:${eventId}`)
  return inviteeId !== undefined && token !== undefined ? { inviteeId, token } : null
}

function remember(eventId: string, key: GuestKey): void {
  store(`invitee:${eventId}`, key.inviteeId)
  store(`token:${eventId}`, key.token)
}
