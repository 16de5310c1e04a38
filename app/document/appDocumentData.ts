import type { Site } from '@festoon/contract/wire/page'

/** The data that the server embeds in a page of the full app. */
export interface AppDocumentData {
  isSignedIn: boolean
  site: Site
  /** Fetched query results, each as a pair of query key and data. */
  queries: [readonly unknown[], unknown][]
  /** The data from the route loaders, by route id; present only if the server also rendered the screen. */
  loaderData?: Record<string, unknown>
}

/** Returns true if the data embedded in the page belongs to the full app. */
export function isAppDocumentData(value: unknown): value is AppDocumentData {
  return typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)
}
