import type { User } from '../nouns/account.ts'
import type { EventView } from '../nouns/event.ts'
import type { PersonalLink } from '../nouns/guest.ts'
import type { GivenRsvp } from '../rules/guests/givenRsvp.ts'
import type { RsvpFormErrors } from '../rules/guests/rsvpErrors.ts'
import type { RsvpValues } from '../rules/guests/rsvpForm.ts'
import type { LogLevel } from '../rules/logLevels.ts'
import type { SignInProvider } from './signInProvider.ts'

/** The assets that an HTML document loads for one of the client's entry points. */
export interface EntryAssets {
  /** Path of the module script. */
  script: string
  /** Paths of modules to preload. */
  preloads: readonly string[]
  /** Paths of stylesheets to link. */
  stylesheets: readonly string[]
  /** Critical CSS to inline. */
  inlineCss: string
  /** Paths of fonts to preload. */
  fonts: readonly string[]
}

export interface PageAssets {
  app: EntryAssets
  guest: EntryAssets
}

/** The values entered in the RSVP form, and any errors. */
export interface RsvpFormState {
  values: Partial<RsvpValues>
  errors: RsvpFormErrors
}

/** The id for a new guest who RSVPs without JavaScript, so that submitting the form twice creates only one invitee. */
export interface NewGuest {
  inviteeId: string
  /** Proof that the server issued `inviteeId` for this event. */
  proof: string
}

/** Data for rendering and hydrating the lightweight guest page. */
export interface GuestPageData {
  event: EventView
  /** The personal link that the page was opened with; null if there is none or it is invalid. */
  link: PersonalLink | null
  /** The number of people who didn't fit when an RSVP form without JavaScript was just sent. */
  refusedGuests?: number
  /** The id to send with the RSVP form; null if `link` is set. */
  newGuest: NewGuest | null
  /** The RSVP that the link's parameter `r` preselects; null if there is none. */
  preselected: GivenRsvp | null
  form: RsvpFormState | null
  /** Initial form values from the link's parameters (EVPAGE-23, RSVP-26). */
  prefill: RsvpFormState['values'] | null
  /** True if the link's token is invalid. */
  linkProblem: boolean
  /** The server's time in ms, also used for hydration, so that server and browser render the same page. */
  now: number
}

/** Server settings that the app needs. */
export interface Site {
  /** True if the page was requested from the marketing site's hostname. */
  isRootHost: boolean
  /** The available external sign-in providers, in display order. */
  signInProviders: readonly SignInProvider[]
  /** Settings of Firebase Authentication; null if the built-in identity provider is used. */
  firebase: FirebaseSettings | null
  /** The support email address, shown, for example, in errors that users can't resolve themselves (ERR-57). */
  supportEmail: string
}

/** The public settings of a Firebase project. */
export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  /** Origin of the Firebase Authentication emulator; null if none is used. */
  emulator: string | null
}

/** The part of a user that a page's header shows (HEAD-06). */
export type HeaderUser = Pick<User, 'id' | 'name' | 'photoUrl'>

interface PageBase {
  /** Path and query of the request. */
  url: string
  /** The origin of URLs in the page's metadata, without a trailing slash. */
  origin: string
  /** The Content-Security-Policy nonce for the document's inline styles and scripts. */
  nonce: string
  /** The level from which the page reports log entries, if the operator chose one. */
  logLevel?: LogLevel
}

export type PageRequest =
  /**
   * A request for the event page with the lightweight guest entry point: from a visitor who isn't signed in, or after an RSVP
   * form was rejected.
   */
  | (PageBase & { kind: 'guest'; data: GuestPageData })
  /**
   * A request for a page of the full app. `signedIn` is true if the request has a valid session. `event` is the event as shown
   * to the viewer, for link previews and the first paint. `link` is the personal link to that event.
   */
  | (PageBase & { kind: 'app'; signedIn: boolean; site: Site; event?: EventView; link?: PersonalLink | null })
  /** A request for an event that doesn't exist. `signedIn` is true if the request has a valid session, which is `user`'s. */
  | (PageBase & { kind: 'notFound'; signedIn: boolean; user?: HeaderUser | undefined })

export interface PageResult {
  status: number
  /** The target of a redirect; absent if the response is a page. */
  location?: string
  html: string
}

/** The app's renderer, which is built separately. The server loads it at run time instead of importing it. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResult>
}

/** The exports of the module that contains the app's renderer. */
export interface RendererModule {
  createPageRenderer(assets: PageAssets): PageRenderer
}
