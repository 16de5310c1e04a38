import { useEffect, useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { GuestPageData } from '@festoon/contract/wire/page'
import { newUuid } from '../../platform/browser/newUuid.ts'
import { store } from '../../platform/browser/storage.ts'
import { useBrowserLayoutEffect } from '../../platform/browser/useBrowserLayoutEffect.ts'
import { documentState, readGuestArrival, type GuestArrival } from '../../platform/document/arrival.ts'
import { ignoreLink, readGuestMemory, readUnsentId, rememberEvent } from '../../platform/document/guestMemory.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { pagesCache } from '../../platform/worker/pagesCache.ts'
import { fetchPreview, refetchEvent, sendRsvp, unsentRsvp } from './guestParts/guestCalls.ts'
import type { RsvpCardProps } from './rsvp/RsvpCardProps.ts'
import type { SaveRsvp } from './rsvp/saveRsvp.ts'
import { withSentRsvp } from './rsvp/sentRsvp.ts'

export interface GuestEventState {
  event: EventView
  link: PersonalLink | null
  /** True while the RSVP of the guest remembered by this browser is being loaded. */
  isRecalling: boolean
  /** Navigation state passed to the event page; null until hydrated. */
  arrival: GuestArrival | null
  save: SaveRsvp
  toGuestCall: NonNullable<RsvpCardProps['toGuestCall']>
  onShown: NonNullable<RsvpCardProps['onShown']>
  /** Discards another guest's personal link, so that the visitor can RSVP as themselves. */
  rsvpAsYourself: () => void
}

/**
 * Manages a guest's visit to the event page. Recognizes the guest by the personal link, or by the one that this browser remembers, and
 * saves the RSVP (STORE-01, STORE-02).
 */
export function useGuestEvent(data: GuestPageData, isReadOnly: boolean): GuestEventState {
  const eventId = data.event.id
  const [event, setEvent] = useState(data.event)
  const [link, setLink] = useState(data.link)
  // One id per visit, so that retries don't create another guest. An unsent RSVP keeps its id.
  const [visitId] = useState(() => readUnsentId(eventId, eventId) || newUuid())
  const [isRecalling, setRecalling] = useState(false)
  const [arrival, setArrival] = useState<GuestArrival | null>(null)

  // Before the first paint, so that no one starts to fill in a form that is about to be replaced.
  useBrowserLayoutEffect(() => {
    setArrival(readGuestArrival(documentState()))
    setEvent(withSentRsvp(data.event))
    if (!isReadOnly && !data.link && readGuestMemory(eventId).link) setRecalling(true)
  }, [data, eventId, isReadOnly])

  useEffect(() => {
    let isCurrent = true
    const arrive = async (): Promise<void> => {
      if (isReadOnly) return
      store('eventPage', location.pathname)
      const guest = data.link ?? readGuestMemory(eventId).link
      if (!guest) return
      // A cached page is older than the event this guest last saw (offline).
      const isFresh = data.link !== null && document.documentElement.dataset.kept === undefined
      const latest = isFresh ? rememberEvent(data.event) : await refetchEvent(guest)
      if (isCurrent && !isFresh && latest.invitee) {
        setEvent(withSentRsvp(latest))
        setLink(guest)
      }
      // Reported by the opened page rather than the GET, because mail scanners open links too (RSVP-02).
      if (latest.invitee?.rsvpStatus === 'INVITED')
        await sendRsvp(eventId, guest, { inviteeId: guest.inviteeId, rsvpStatus: 'SEEN' })
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

  const inviteeId = link?.inviteeId ?? visitId
  const toGuestCall: GuestEventState['toGuestCall'] = (rsvp) => ({
    inviteeId,
    call: unsentRsvp(eventId, link, { ...rsvp, inviteeId }),
  })
  const save: SaveRsvp = async (...rsvp) => {
    const { saveGuestRsvp } = await import('./rsvp/saveGuestRsvp.ts').catch(() => {
      throw new CallError('network', 'Network error fetching the RSVP code')
    })
    return saveGuestRsvp({ event, link, inviteeId, setLink, setEvent }, ...rsvp)
  }

  const rsvpAsYourself = (): void => {
    ignoreLink(eventId)
    history.replaceState(null, '', location.pathname)
    // The page stored for offline use belongs to the link's guest.
    void globalThis.caches?.open(pagesCache).then((cache) => cache.delete(location.pathname, { ignoreSearch: true }))
    setLink(null)
    setEvent((before) => ({ ...before, invitee: null }))
    // Reloads the event without the details that only the link's guest may see.
    fetchPreview(eventId, null).then(setEvent, () => undefined)
  }

  const onShown: GuestEventState['onShown'] = (rsvp) =>
    setEvent((before) => ({ ...before, invitee: before.invitee && { ...before.invitee, ...rsvp } }))

  return { event, link, isRecalling, arrival, save, onShown, toGuestCall, rsvpAsYourself }
}
