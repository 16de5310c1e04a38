import type { HoverMenuCategory } from '@festoon/ui/HoverMenu'
import type { ReactNode } from 'react'

/** The `src` and `srcset` of an image that is available in one or more widths. */
export interface ResponsiveImage {
  src: string
  srcSet?: string | undefined
}

/** A sample invitation shown in the hero section. */
export interface Invite {
  id: string
  title: string
  when: string
  line: string
  colours: { primary: string; text: string }
  image: ResponsiveImage
  /** The names of some guests, and a summary of all guests. */
  going: { names: readonly string[]; text: string }
}

/** A sample invitation with a link to its theme. `state` is the link's navigation state. */
export interface Sample extends Omit<Invite, 'going'> {
  href: string
  state?: unknown
}

export interface Gallery {
  name: string
  /** The URL of the gallery, opened at the category. */
  href: string
  cards: readonly { id: string; title: string; href: string; image: ResponsiveImage }[]
}

/** The copy of the parties page. Passed as data, because the page must not depend on the app's message catalogs. */
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

/** The content of the parties page as plain data, so that a server can send it. */
export interface PartiesPageData {
  copy: PartiesPageCopy
  /** The URLs for creating a party (`createHref`) and for listing the user's parties (`partiesHref`). */
  createHref: string
  partiesHref: string
  invites: readonly Invite[]
  menu: readonly HoverMenuCategory[]
  galleries: readonly Gallery[]
  samples: readonly Sample[]
}

/** A function that returns a link component, which uses the project's own router. */
export type LinkTo = (href: string, state?: unknown) => (props: { className: string; children: ReactNode }) => ReactNode
