/** Kinds of pages, which determine the header, footer, and theme (HEAD-11). */
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

/**
 * The kind and title of a page, attached to the page's route as its `handle`. `title` is null if the screen sets its own title.
 */
export interface PageHandle {
  page: PageKind
  title: string | null
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle && 'title' in handle

/** Returns the page handle of the deepest matching route that has one; undefined if none has. */
export function pageOf(matches: readonly { handle: unknown }[]): PageHandle | undefined {
  return matches.map((match) => match.handle).findLast(isPageHandle)
}
