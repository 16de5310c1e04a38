import type { Site } from '@festoon/contract/page'

/** What a page of the full app was drawn from. */
export interface AppDocumentData {
  isSignedIn: boolean
  site: Site
  /** Server state by query key. */
  queries: [readonly unknown[], unknown][]
  /** Present when the screen itself was drawn on the server. */
  loaderData?: Record<string, unknown>
}

/** Tells whether the document's data is that of the full app. */
export function isAppDocumentData(value: unknown): value is AppDocumentData {
  return typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)
}
