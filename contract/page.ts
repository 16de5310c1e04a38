import type { EventView } from './event.ts'
import type { Answer } from './guest.ts'
import type { SignInProvider } from './signInProvider.ts'
import type { RsvpErrors, RsvpFields } from './rules/rsvpErrors.ts'

/** Files of one built client entry, as the document names them. */
export interface EntryAssets {
  /** Path of the module script. */
  script: string
  /** Paths of modules to preload. */
  preloads: readonly string[]
  /** Stylesheets to link. */
  stylesheets: readonly string[]
  /** Critical CSS to put into the document. */
  inlineCss: string
  /** Paths of fonts to preload. */
  fonts: readonly string[]
}

export interface PageAssets {
  app: EntryAssets
  guest: EntryAssets
}

/** What a guest who answered without JavaScript typed, and what was wrong with it. */
export interface RsvpFormState {
  values: Partial<RsvpFields> & { rsvpStatus?: 'YES' | 'NO'; answers?: readonly Answer[] }
  /** `answers`: what is wrong with the answers to the host's questions, by question. */
  errors: RsvpErrors & { form?: string; answers?: Readonly<Record<string, string>> }
}

/** The keys to a guest's own row, as the link carries them. */
export interface GuestKey {
  inviteeId: string
  token: string
}

/** A row that the form of a new guest without JavaScript makes: the same one, however often the form is sent. */
export interface NewGuest {
  inviteeId: string
  /** The server's proof that it handed this id out for this event. */
  proof: string
}

/** What the light guest page is rendered from, and hydrated from. */
export interface GuestPageData {
  event: EventView
  /** Present when the link was a personal one. */
  key: GuestKey | null
  /** Present when there is no key: what the answer form sends along. */
  newGuest: NewGuest | null
  /** Answer that the link preselects (`r`). */
  preselected: 'YES' | 'NO' | null
  form: RsvpFormState | null
  /** What the link brought along for the form (EVPAGE-23, RSVP-26). */
  prefill: RsvpFormState['values'] | null
  /** The link carried an invitee whose token does not fit. */
  linkProblem: boolean
  /** ms: the server's clock, so that server and browser render the same. */
  now: number
}

/** What the app must know of the server that it came from. */
export interface Site {
  /** The page came by the marketing host. */
  isRootHost: boolean
  /** Outside parties that people may sign in by, in the order in which they are offered. */
  signInProviders: readonly SignInProvider[]
  /** Settings of Firebase Authentication, where that is the identity provider; null: the built-in one. */
  firebase: FirebaseSettings | null
  /** Where people write to when nothing else helps (ERR-57). */
  supportEmail: string
}

/** The public settings of a Firebase project. */
export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  /** Origin of the emulator, where one is used. */
  emulator: string | null
}

interface PageBase {
  /** Path and query. */
  url: string
  /** Origin that link previews name, without a slash at the end. */
  origin: string
  /** Nonce of the Content-Security-Policy, for the document's own style and data. */
  nonce: string
}

export type PageRequest =
  /** The logged-out guest's event page: light entry. */
  | (PageBase & { kind: 'guest'; data: GuestPageData })
  /**
   * A page of the full app. `signedIn`: the request carries a live session, so that the renderer can send a stranger to
   * sign in. `event`: the event of an event page as this viewer may see it, for link previews and the first paint.
   */
  | (PageBase & { kind: 'app'; signedIn: boolean; site: Site; event?: EventView })
  /** No such event: a page that says so. */
  | (PageBase & { kind: 'notFound' })

export interface PageAnswer {
  status: number
  /** Set when the page is elsewhere. */
  location?: string
  html: string
}

/** The app's built renderer, which the server loads and does not import. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>
}

/** What the renderer's module exports. */
export interface RendererModule {
  createPageRenderer(assets: PageAssets): PageRenderer
}
