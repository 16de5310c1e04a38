import type { Site } from '@festoon/contract/wire/page'

/** The data that a page of the full app was rendered from. */
export interface AppDocumentData {
  isSignedIn: boolean
  site: Site
  /** Server state by query key. */
  queries: [readonly unknown[], unknown][]
  /** Present if the server rendered the screen itself. */
  loaderData?: Record<string, unknown>
}

/** Checks whether the document's data is that of the full app. */
export function isAppDocumentData(value: unknown): value is AppDocumentData {
  return typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)
}
