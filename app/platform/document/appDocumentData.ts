import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { Site } from '@festoon/contract/wire/page'

/** The data that the server embeds in a page of the full app. */
export interface AppDocumentData {
  isSignedIn: boolean
  site: Site
  /** The query results that the server fetched, each as a query key and its data. */
  queries: [readonly unknown[], unknown][]
  /** The data that the route loaders returned, by route id; present only if the server also rendered the screen. */
  loaderData?: Record<string, unknown>
  /** The personal link that the page was opened with. The URL no longer contains the token. */
  link?: PersonalLink
}

/** Returns true if a page's embedded data is that of the full app. */
export function isAppDocumentData(value: unknown): value is AppDocumentData {
  return typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)
}
