/** Requests in the navigation state of an event page (EVPAGE-24). */
export interface Arrival {
  /** The visitor came to RSVP, or to see their RSVP. */
  showRSVP: boolean
  /** The RSVP was a yes, a good moment to mention the photo app. */
  showPhotosPromo: boolean
  /** The visitor has just signed in for this. */
  fromLogin: boolean
  /** The party has just been created. */
  showEventCreated: boolean
  /** The host came to manage guests. */
  showGuestOptions: boolean
  /** The name from the link. */
  inviteeName: string | undefined
  /** The RSVP of a mailed link changed nothing. */
  nonUpdateRSVPThroughEmail: boolean
}

/** Parses the navigation state, ignoring malformed values. */
export function readArrival(state: unknown): Arrival {
  const get = (name: keyof Arrival): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  const name = get('inviteeName')
  return {
    showRSVP: get('showRSVP') === true,
    showPhotosPromo: get('showPhotosPromo') === true,
    fromLogin: get('fromLogin') === true,
    showEventCreated: get('showEventCreated') === true,
    showGuestOptions: get('showGuestOptions') === true,
    inviteeName: typeof name === 'string' && name !== '' ? name : undefined,
    nonUpdateRSVPThroughEmail: get('nonUpdateRSVPThroughEmail') === true,
  }
}

/** Returns the navigation state that the document was opened with, as a router would. */
export function documentState(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'usr') : undefined
}

/** Opens a server-rendered page of ours, with a navigation state that survives the page load. */
export function openDrawn(path: string, state: object, { replace }: { replace: boolean }): void {
  const kept = { usr: state }
  if (replace) history.replaceState(kept, '', path)
  else history.pushState(kept, '', path)
  location.reload()
}
