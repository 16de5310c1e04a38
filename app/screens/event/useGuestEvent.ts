import { useEffect, useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey, GuestPageData } from '@festoon/contract/wire/page'
import { CallError } from '../../rpc/postCall.ts'
import { documentState, readGuestArrival, type GuestArrival } from '../../document/arrival.ts'
import { newUuid } from '../../browser/newUuid.ts'
import { readStored, store } from '../../browser/storage.ts'
import { useBrowserLayoutEffect } from '../../browser/useBrowserLayoutEffect.ts'
import { withGiven } from './rsvp/sentRsvp.ts'
import { fetchPreview, sendRsvp, sentRsvp, unsentRsvp } from './guestParts/guestCalls.ts'
import { isSomeoneElse, rsvpAsSomeoneElse } from './rsvp/rsvpAsSomeoneElse.ts'
import { keepSeen, refetchEvent } from './guestParts/seenEvent.ts'
import type { RsvpCardProps } from './rsvp/RsvpCard.tsx'
import type { SaveRsvp } from './rsvp/saveRsvp.ts'

export interface GuestEventState {
  event: EventView
  key: GuestKey | null
  /** True while the RSVP of the guest known to this browser is being loaded. */
  isRecalling: boolean
  /** Navigation state passed to the event page; null until hydrated. */
  arrival: GuestArrival | null
  save: SaveRsvp
  unsent: NonNullable<RsvpCardProps['unsent']>
  onShown: NonNullable<RsvpCardProps['onShown']>
  /** Discards another guest's personal link, so that the visitor can RSVP as themselves. */
  rsvpAsYourself: () => void
}

/**
 * Manages a guest's visit to the event page. Recognizes the guest by the personal link or the key stored in this browser, and
 * saves the RSVP (STORE-01, STORE-02).
 */
export function useGuestEvent(data: GuestPageData, isReadOnly: boolean): GuestEventState {
  const [event, setEvent] = useState(data.event)
  const [key, setKey] = useState(data.key)
  // One id per visit, so that retries don't create another guest. An unsent RSVP keeps its id.
  const [visitId] = useState(() => readStored(`waiting:${data.event.id}`) || newUuid())
  const [isRecalling, setRecalling] = useState(false)
  const [arrival, setArrival] = useState<GuestArrival | null>(null)
  const eventId = data.event.id

  // Before the first paint, so that no one starts to fill in a form that is about to be replaced.
  useBrowserLayoutEffect(() => {
    setArrival(readGuestArrival(documentState()))
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
      // A cached page is older than the event this guest last saw (offline).
      const isFresh = data.key !== null && document.documentElement.dataset.kept === undefined
      const seen = isFresh ? keepSeen(data.event) : await refetchEvent(eventId, known)
      if (isCurrent && !isFresh && seen.invitee) {
        setEvent(withGiven(seen))
        setKey(known)
      }
      // Reported by the opened page rather than the GET, because mail scanners open links too (RSVP-02).
      if (seen.invitee?.rsvpStatus === 'INVITED')
        await sendRsvp(eventId, known, { inviteeId: known.inviteeId, rsvpStatus: 'SEEN' })
    }
    // Guests who aren't recognized see the public invitation.
    arrive()
      .catch(() => undefined)
      .finally(() => {
        if (isCurrent) setRecalling(false)
      })
    return () => {
      isCurrent = false
    }
  }, [data, eventId, isReadOnly])

  const unsent: GuestEventState['unsent'] = (rsvp) => ({
    inviteeId: key?.inviteeId ?? visitId,
    call: unsentRsvp(eventId, key, { ...rsvp, inviteeId: key?.inviteeId ?? visitId }),
  })
  const save: SaveRsvp = async (rsvp, result) => {
    // Loaded first, because a failure after saving would look like a failed RSVP.
    const { promptLogin, keepGiven, finish } = await import('./rsvp/afterGuestRsvp.ts').catch(() => {
      throw new CallError('network', 'Network error fetching the RSVP code')
    })
    const saved =
      result === undefined
        ? await sendRsvp(eventId, key, { ...rsvp, inviteeId: key?.inviteeId ?? visitId })
        : sentRsvp(result)
    if (saved.shouldPromptLogin) {
      promptLogin(eventId, saved, rsvp)
      return 'signInRequired'
    }
    const known = key ?? (saved.token === undefined ? null : { inviteeId: saved.inviteeId, token: saved.token })
    if (known) remember(eventId, known)
    keepGiven(eventId, saved.inviteeId, rsvp, event.invitee?.rsvpMessage)
    setKey(known)
    setEvent((before) => withGiven({ ...before, invitee: saved.invitee }))
    // The RSVP may unlock more of the page, such as the address.
    if (known)
      await refetchEvent(eventId, known).then(
        (seen) => setEvent(withGiven(seen)),
        () => undefined,
      )
    finish(eventId, known, rsvp.rsvpStatus)
    return rsvp.undoes && saved.isNonUpdate ? 'refused' : 'saved'
  }

  const rsvpAsYourself = (): void => {
    rsvpAsSomeoneElse(eventId)
    setKey(null)
    setEvent((before) => ({ ...before, invitee: null }))
    // Reloads the event without the details that only the link's guest may see.
    fetchPreview(eventId, null).then(setEvent, () => undefined)
  }

  const onShown: GuestEventState['onShown'] = (rsvp) =>
    setEvent((before) => ({ ...before, invitee: before.invitee && { ...before.invitee, ...rsvp } }))

  return { event, key, isRecalling, arrival, save, onShown, unsent, rsvpAsYourself }
}

function storedKey(eventId: string): GuestKey | null {
  if (isSomeoneElse(eventId)) return null
  const inviteeId = readStored(`invitee:${eventId}`)
  const token = readStored(`token:${eventId}`)
  return inviteeId !== undefined && token !== undefined ? { inviteeId, token } : null
}

function remember(eventId: string, key: GuestKey): void {
  rsvpAsSomeoneElse(eventId, false)
  store(`invitee:${eventId}`, key.inviteeId)
  store(`token:${eventId}`, key.token)
}
