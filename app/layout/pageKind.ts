/** The kinds of page that the header knows (HEAD-11). */
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

const hasPage = (handle: unknown): handle is { page: PageKind } =>
  typeof handle === 'object' && handle !== null && 'page' in handle

/** The page kind of the deepest matching route that names one. */
export function pageKindOf(matches: readonly { handle: unknown }[]): PageKind | undefined {
  return matches.map((match) => match.handle).findLast(hasPage)?.page
}
