import type { GuestPageData } from '@festoon/contract/wire/page'

/** The data embedded in the document of the guest page. */
export interface GuestDocumentData extends GuestPageData {
  /** The path and query to which signing in returns (HEAD-09). */
  returnTo: string
}
