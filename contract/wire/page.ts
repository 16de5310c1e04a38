import type { EventView } from '../nouns/event.ts'
import type { QuestionResponse } from '../nouns/guest.ts'
import type { SignInProvider } from './signInProvider.ts'
import type { RsvpErrors, RsvpFields } from '../rules/guests/rsvpErrors.ts'

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

/** The state of the RSVP form in a browser without JavaScript: the values entered and any errors. */
export interface RsvpFormState {
  values: Partial<RsvpFields> & { rsvpStatus?: 'YES' | 'NO'; answers?: readonly QuestionResponse[] }
  /** Error messages by field. `answers` contains the messages about responses, by question id. */
  errors: RsvpErrors & { form?: string; answers?: Readonly<Record<string, string>> }
}

/** The credentials in a personal link: the invitee's id and token. */
export interface GuestKey {
  inviteeId: string
  token: string
}

/** The id for a new guest who RSVPs without JavaScript, so that submitting the form twice creates only one invitee. */
export interface NewGuest {
  inviteeId: string
  /** Proof that the server issued the id for this event. */
  proof: string
}

/** Data for rendering and hydrating the lightweight guest page. */
export interface GuestPageData {
  event: EventView
  /** The credentials from the personal link; null if the page was opened without one. */
  key: GuestKey | null
  /** The id to send with the RSVP form; null if there is a personal link. */
  newGuest: NewGuest | null
  /** The RSVP preselected by the link's parameter `r`. */
  preselected: 'YES' | 'NO' | null
  form: RsvpFormState | null
  /** Initial form values from the link's parameters (EVPAGE-23, RSVP-26). */
  prefill: RsvpFormState['values'] | null
  /** True if the link has an invitee id but a wrong token. */
  linkProblem: boolean
  /** The server's time in ms, so that server and browser render the same page. */
  now: number
}

/** Server settings that the app needs. */
export interface Site {
  /** True if the page was requested from the marketing site's hostname. */
  isRootHost: boolean
  /** Sign-in providers, in display order. */
  signInProviders: readonly SignInProvider[]
  /** Settings of Firebase Authentication; null if the built-in identity provider is used. */
  firebase: FirebaseSettings | null
  /** The support email address, shown in errors that users can't resolve themselves (ERR-57). */
  supportEmail: string
}

/** The public settings of a Firebase project. */
export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  /** Origin of the Firebase emulator; null if none is used. */
  emulator: string | null
}

interface PageBase {
  /** Path and query of the request. */
  url: string
  /** The origin used for URLs in link previews, without a trailing slash. */
  origin: string
  /** Nonce in the Content-Security-Policy for the document's inline style and data. */
  nonce: string
}

export type PageRequest =
  /** A request for the event page by a guest who isn't signed in. The page loads the light entry point. */
  | (PageBase & { kind: 'guest'; data: GuestPageData })
  /**
   * A request for a page of the full app. `signedIn` is true if the request has a live session; otherwise, the renderer can
   * redirect to sign-in. `event` is the event as the viewer may see it, for link previews and the first paint.
   */
  | (PageBase & { kind: 'app'; signedIn: boolean; site: Site; event?: EventView })
  /** A request for an event that doesn't exist. */
  | (PageBase & { kind: 'notFound' })

export interface PageResult {
  status: number
  /** The target of a redirect; absent if the result is a page. */
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
