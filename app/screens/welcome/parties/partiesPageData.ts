import type { HoverMenuCategory } from '@festoon/ui/HoverMenu'
import type { ReactNode } from 'react'

/** A picture in several widths, as `img` takes them. */
export interface Picture {
  src: string
  srcSet?: string | undefined
}

/** An invitation as an example. */
export interface Invite {
  id: string
  title: string
  when: string
  line: string
  colours: { primary: string; text: string }
  picture: Picture
  /** Some who said yes, by name, and how many more there are. */
  going: { names: readonly string[]; more: number }
}

/** An invitation that leads somewhere; `state` goes along with the navigation. */
export interface Sample extends Omit<Invite, 'going'> {
  href: string
  state?: unknown
}

export interface Gallery {
  name: string
  /** The whole of it. */
  href: string
  cards: readonly { id: string; title: string; href: string; picture: Picture }[]
}

/** What the parties page shows. Plain data, so that a server can hand it over. */
export interface PartiesPageData {
  /** Where a party begins, and where one's own are. */
  createHref: string
  partiesHref: string
  invites: readonly Invite[]
  menu: readonly HoverMenuCategory[]
  galleries: readonly Gallery[]
  samples: readonly Sample[]
}

/** Makes what draws a link, for a router's own link component; the kit knows none. */
export type LinkTo = (href: string, state?: unknown) => (props: { className: string; children: ReactNode }) => ReactNode
