/** The kinds of page that the header distinguishes (HEAD-11). */
export type PageKind =
  | 'Welcome'
  | 'Events'
  | 'Event'
  | 'Login'
  | 'QuickCreate'
  | 'CreateEvent'
  | 'Gallery'
  | 'EditEvent'
  | 'ProfileEdit'
  | 'Invite'
  | 'Cohost'
  | 'QuickCreateLoading'

/** A route's declarations about its page. */
export interface PageHandle {
  page: PageKind
  title: string | null
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle && 'title' in handle

/** Returns what the deepest matching route declares about its page. */
export function pageOf(matches: readonly { handle: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle)
}
