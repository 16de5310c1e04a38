import type { Site } from '@festoon/contract/wire/page'

/** The data with which the server rendered a page of the full app. */
export interface AppDocumentData {
  isSignedIn: boolean
  site: Site
  /** Server state by query key. */
  queries: [readonly unknown[], unknown][]
  /** Data for the screen; present if the server also rendered the screen. */
  loaderData?: Record<string, unknown>
}

/** Returns true if the document's data belongs to the full app. */
export function isAppDocumentData(value: unknown): value is AppDocumentData {
  return typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)
}
