/** Navigation state of an event page, which says why a guest came (EVPAGE-24). */
export interface GuestArrival {
  /** True if the visitor came to RSVP or to see their RSVP. */
  showRSVP: boolean
  /** The guest's name, if the RSVP link contains one. */
  inviteeName: string | undefined
  /** True if the visitor followed an emailed RSVP link that didn't change their RSVP. */
  nonUpdateRSVPThroughEmail: boolean
}

/** Navigation state of an event page in the full app (EVPAGE-24). */
export interface Arrival extends GuestArrival {
  /** True if the page should promote the photo app, usually after an RSVP of yes. */
  showPhotosPromo: boolean
  /** True if the visitor has just signed in. */
  fromLogin: boolean
}

/** Navigation state of an event page for hosts (EVPAGE-24). */
export interface HostArrival {
  /** True if the party has just been created. */
  showEventCreated: boolean
  /** True if the host came to import, message, or otherwise manage guests. */
  showGuestOptions: boolean
}

/** Returns a value in the state of the history or of a navigation; undefined if there is none. */
const valueIn = (state: unknown, name: keyof Arrival | keyof HostArrival | 'usr'): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined

/** Parses the navigation state, ignoring malformed values. The guest page loads no other reader. */
export function readGuestArrival(state: unknown): GuestArrival {
  const name = valueIn(state, 'inviteeName')
  return {
    showRSVP: valueIn(state, 'showRSVP') === true,
    inviteeName: typeof name === 'string' && name !== '' ? name : undefined,
    nonUpdateRSVPThroughEmail: valueIn(state, 'nonUpdateRSVPThroughEmail') === true,
  }
}

/** Parses the navigation state in the full app. */
export const readArrival = (state: unknown): Arrival => ({
  ...readGuestArrival(state),
  showPhotosPromo: valueIn(state, 'showPhotosPromo') === true,
  fromLogin: valueIn(state, 'fromLogin') === true,
})

/** Parses the navigation state for hosts. */
export const readHostArrival = (state: unknown): HostArrival => ({
  showEventCreated: valueIn(state, 'showEventCreated') === true,
  showGuestOptions: valueIn(state, 'showGuestOptions') === true,
})

/** Returns the navigation state that the router stored in the current history entry; undefined if there is none. */
export const documentState = (): unknown => valueIn(history.state, 'usr')

/**
 * Opens a server-rendered page of this site with a navigation state that survives the page load. If `replace` is true, the page
 * replaces the current history entry.
 */
export function openPage(path: string, state: object, { replace }: { replace: boolean }): void {
  const historyState = { usr: state }
  if (replace) history.replaceState(historyState, '', path)
  else history.pushState(historyState, '', path)
  location.reload()
}
