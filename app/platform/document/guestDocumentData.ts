import type { GuestPageData } from '@festoon/contract/wire/page'

/** The data embedded in the document of the guest page. */
export interface GuestDocumentData extends GuestPageData {
  /** True if the form has fields that depend on the number of people, whose code is loaded before hydration. */
  hasHeads?: true
}
