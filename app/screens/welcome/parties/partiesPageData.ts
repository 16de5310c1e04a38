import type { HoverMenuCategory } from '@festoon/ui/HoverMenu'
import type { ReactNode } from 'react'

/** An image in several widths, as attributes of `img`. */
export interface ResponsiveImage {
  src: string
  srcSet?: string | undefined
}

/** A sample invitation. */
export interface Invite {
  id: string
  title: string
  when: string
  line: string
  colours: { primary: string; text: string }
  image: ResponsiveImage
  /** Names of some guests, and a text about all of them. */
  going: { names: readonly string[]; text: string }
}

/** A sample invitation with a link. `state`: the navigation state. */
export interface Sample extends Omit<Invite, 'going'> {
  href: string
  state?: unknown
}

export interface Gallery {
  name: string
  /** The address of the complete gallery. */
  href: string
  cards: readonly { id: string; title: string; href: string; image: ResponsiveImage }[]
}

/** The texts of the parties page. Data, since the page must not depend on the app's message catalogs. */
export interface PartiesPageCopy {
  title: string
  intro: string
  createParty: string
  myParties: string
  free: string
  sampleInvitations: string
  celebrating: string
  themes: string
  viewGallery: string
  holidays: string
  holidaysDetail: string
  makeItMine: string
  benefits: string
  linkTitle: string
  linkDetail: string
  guestListTitle: string
  guestListDetail: string
  privacyTitle: string
  privacyDetail: string
  newsletter: string
  newsletterDetail: string
  newsletterEmail: string
  emailExample: string
  leaveEmpty: string
  signMeUp: string
  signingUp: string
  signedUp: string
  signedUpDetail: string
}

/** The content of the parties page. Plain data, so that a server can send it. */
export interface PartiesPageData {
  copy: PartiesPageCopy
  /** Addresses to create a party and to see one's parties. */
  createHref: string
  partiesHref: string
  invites: readonly Invite[]
  menu: readonly HoverMenuCategory[]
  galleries: readonly Gallery[]
  samples: readonly Sample[]
}

/** Returns a function that renders a link with the project's router. */
export type LinkTo = (href: string, state?: unknown) => (props: { className: string; children: ReactNode }) => ReactNode
