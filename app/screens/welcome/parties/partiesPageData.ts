import type { ReactNode } from 'react'
import type { HoverMenuCategory } from '@festoon/ui/HoverMenu'
import type { OneLineCopy } from './OneLineForm.tsx'

/** The `src` attribute and, if any, the `srcset` attribute of an image. */
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
  colors: { primary: string; text: string }
  image: ResponsiveImage
  /** The names of some guests who are going, and a summary of all who are going. */
  going: { names: readonly string[]; text: string }
}

/** A sample invitation with a link to its theme. `state` is the link's navigation state. */
export interface Sample extends Omit<Invite, 'going'> {
  href: string
  state?: unknown
}

export interface Gallery {
  name: string
  /** The URL of the theme gallery, opened at this gallery's category. */
  href: string
  /** `tone` is a CSS class with the colors of a card, if the project has any. */
  cards: readonly { id: string; title: string; href: string; image: ResponsiveImage; tone?: string }[]
}

/** The copy of the parties page. It is passed as data, because the page must not import the app's message catalogs. */
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
  backInRow: string
  onInRow: string
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

/** The content of the parties page as plain data, so that a server can send it to the browser. */
export interface PartiesPageData {
  copy: PartiesPageCopy
  oneLine: OneLineCopy
  /** The URL of the page that makes an invitation from one line. */
  instantHref: string
  /** The URL of the page for creating a party. */
  createHref: string
  /** The URL of the page that lists the user's parties. */
  partiesHref: string
  invites: readonly Invite[]
  menu: readonly HoverMenuCategory[]
  galleries: readonly Gallery[]
  samples: readonly Sample[]
}

/**
 * A function that returns the render function for a link to `href`, so that each project can use its own router. `state` is the
 * link's navigation state.
 */
export type LinkTo = (href: string, state?: unknown) => (props: { className: string; children: ReactNode }) => ReactNode
