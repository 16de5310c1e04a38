import type { PersonalLink } from '@festoon/contract/nouns/guest'

let pageLink: PersonalLink | undefined

/** Sets the personal link that this page was opened with. Only called in the browser. */
export function setPageLink(link: PersonalLink | undefined): void {
  pageLink = link
}

/** Returns the token of a guest whose personal link this page was opened with; undefined for any other guest. */
export const pageTokenOf = (inviteeId: string): string | undefined =>
  pageLink?.inviteeId === inviteeId ? pageLink.token : undefined
