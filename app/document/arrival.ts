/** What the navigation state of an event page may ask for (EVPAGE-24). */
export interface Arrival {
  /** The visitor came to answer, or to look at the answer. */
  showRSVP: boolean
  /** The answer was a yes that brings the photo app to mind. */
  showPhotosPromo: boolean
  /** The visitor has just signed in for this. */
  fromLogin: boolean
  /** The party has just been created. */
  showEventCreated: boolean
  /** The host came to look after the guests. */
  showGuestOptions: boolean
  /** The name that the link gave. */
  inviteeName: string | undefined
  /** The answer of a mailed link said what was known already. */
  nonUpdateRSVPThroughEmail: boolean
}

/** Reads the navigation state. What is of another shape asks for nothing. */
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

/** The navigation state that the document was opened with: what a router would have been given. */
export function documentState(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'usr') : undefined
}

/** Opens a page of ours that the server draws, with a navigation state that survives the way there. */
export function openDrawn(path: string, state: object, { replace }: { replace: boolean }): void {
  const kept = { usr: state }
  if (replace) history.replaceState(kept, '', path)
  else history.pushState(kept, '', path)
  location.reload()
}
