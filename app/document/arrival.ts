/** Navigation state of an event page, which says why a guest came (EVPAGE-24). */
export interface Arrival {
  /** True if the visitor came to RSVP or to see their RSVP. */
  showRSVP: boolean
  /** True if the page should promote the photo app, usually after an RSVP of yes. */
  showPhotosPromo: boolean
  /** True if the visitor has just signed in. */
  fromLogin: boolean
  /** The guest's name, if the RSVP link contains one. */
  inviteeName: string | undefined
  /** True if the visitor followed an emailed RSVP link that didn't change their RSVP. */
  nonUpdateRSVPThroughEmail: boolean
}

/** Navigation state of an event page for hosts (EVPAGE-24). */
export interface HostArrival {
  /** True if the party has just been created. */
  showEventCreated: boolean
  /** True if the host came to import, message, or otherwise manage guests. */
  showGuestOptions: boolean
}

const valueIn = (state: unknown, name: keyof Arrival | keyof HostArrival): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined

/** Parses the navigation state, ignoring malformed values. */
export function readArrival(state: unknown): Arrival {
  const get = (name: keyof Arrival): unknown => valueIn(state, name)
  const name = get('inviteeName')
  return {
    showRSVP: get('showRSVP') === true,
    showPhotosPromo: get('showPhotosPromo') === true,
    fromLogin: get('fromLogin') === true,
    inviteeName: typeof name === 'string' && name !== '' ? name : undefined,
    nonUpdateRSVPThroughEmail: get('nonUpdateRSVPThroughEmail') === true,
  }
}

/** Parses the navigation state for hosts. Apart from `readArrival`, so that the guest page doesn't load it. */
export const readHostArrival = (state: unknown): HostArrival => ({
  showEventCreated: valueIn(state, 'showEventCreated') === true,
  showGuestOptions: valueIn(state, 'showGuestOptions') === true,
})

/** Returns the navigation state that the router stored in the current history entry; undefined if there is none. */
export function documentState(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'usr') : undefined
}

/**
 * Opens a server-rendered page of this site with a navigation state that survives the page load. If `replace` is true, the page
 * replaces the current history entry.
 */
export function openPage(path: string, state: object, { replace }: { replace: boolean }): void {
  const kept = { usr: state }
  if (replace) history.replaceState(kept, '', path)
  else history.pushState(kept, '', path)
  location.reload()
}
