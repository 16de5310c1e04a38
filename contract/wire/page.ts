import type { EventView } from '../nouns/event.ts'
import type { QuestionResponse } from '../nouns/guest.ts'
import type { SignInProvider } from './signInProvider.ts'
import type { RsvpErrors, RsvpFields } from '../rules/guests/rsvpErrors.ts'

/** The files of one client entry that the document names. */
export interface EntryAssets {
  /** Path of the module script. */
  script: string
  /** Paths of modules to preload. */
  preloads: readonly string[]
  /** Stylesheets to link. */
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

/** The form of a guest without JavaScript: what they typed, and what is wrong with it. */
export interface RsvpFormState {
  values: Partial<RsvpFields> & { rsvpStatus?: 'YES' | 'NO'; answers?: readonly QuestionResponse[] }
  /** `answers`: errors of the responses, by question. */
  errors: RsvpErrors & { form?: string; answers?: Readonly<Record<string, string>> }
}

/** The invitee id and token of a personal link. */
export interface GuestKey {
  inviteeId: string
  token: string
}

/** The invitee that the form of a new guest without JavaScript creates: the same one however often it is sent. */
export interface NewGuest {
  inviteeId: string
  /** Proves that the server issued this id for this event. */
  proof: string
}

/** The data of the light guest page, for rendering and hydration. */
export interface GuestPageData {
  event: EventView
  /** Present if the page was opened with a personal link. */
  key: GuestKey | null
  /** Sent with the RSVP form if there is no personal link. */
  newGuest: NewGuest | null
  /** The RSVP that the link preselects (`r`). */
  preselected: 'YES' | 'NO' | null
  form: RsvpFormState | null
  /** Values of the link for the form (EVPAGE-23, RSVP-26). */
  prefill: RsvpFormState['values'] | null
  /** The link names an invitee, but its token is wrong. */
  linkProblem: boolean
  /** The server's clock, ms, so that server and browser render the same. */
  now: number
}

/** The server's settings, as far as the app needs them. */
export interface Site {
  /** The page was requested on the marketing host. */
  isRootHost: boolean
  /** Sign-in providers, in the order they are offered. */
  signInProviders: readonly SignInProvider[]
  /** Settings of Firebase Authentication if it is the identity provider; null: the built-in one. */
  firebase: FirebaseSettings | null
  /** Support address, for when nothing else helps (ERR-57). */
  supportEmail: string
}

/** The public settings of a Firebase project. */
export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  /** Origin of the emulator, if one is used. */
  emulator: string | null
}

interface PageBase {
  /** Path and query. */
  url: string
  /** Origin for link previews, without a trailing slash. */
  origin: string
  /** Nonce of the Content-Security-Policy for the document's own style and data. */
  nonce: string
}

export type PageRequest =
  /** The event page of a logged-out guest: light entry. */
  | (PageBase & { kind: 'guest'; data: GuestPageData })
  /**
   * A page of the full app. `signedIn`: the request has a live session, so the renderer can send others to sign in.
   * `event`: the event as this viewer may see it, for link previews and the first paint.
   */
  | (PageBase & { kind: 'app'; signedIn: boolean; site: Site; event?: EventView })
  /** The event doesn't exist. */
  | (PageBase & { kind: 'notFound' })

export interface PageResult {
  status: number
  /** Set for a redirect. */
  location?: string
  html: string
}

/** The app's built renderer. The server loads it at run time instead of importing it. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResult>
}

/** Exports of the renderer's module. */
export interface RendererModule {
  createPageRenderer(assets: PageAssets): PageRenderer
}
