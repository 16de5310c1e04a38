/** Kinds of pages that have different headers (HEAD-11). */
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

/** Information about a route's page. */
export interface PageHandle {
  page: PageKind
  title: string | null
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle && 'title' in handle

/** Returns the page information of the deepest matching route. */
export function pageOf(matches: readonly { handle: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle)
}
