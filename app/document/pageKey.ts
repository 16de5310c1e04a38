import type { GuestKey } from '@festoon/contract/wire/page'

let pageKey: GuestKey | undefined

/** Sets the credentials in the personal link that this page was opened with. Only called in the browser. */
export function setPageKey(key: GuestKey | undefined): void {
  pageKey = key
}

/** Returns the token of a guest whose personal link this page was opened with; undefined for any other guest. */
export const pageTokenOf = (inviteeId: string): string | undefined =>
  pageKey?.inviteeId === inviteeId ? pageKey.token : undefined
