import { Suspense } from 'react'
import type { PartyFieldsProps } from '../../../guests/heads/PartyFields.tsx'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { partStyles } from '../guestParts/partStyles.ts'

// If loading fails, the RSVP is sent without these fields, and the saved values stay.
const PartyFields = lazyOr<PartyFieldsProps>(() =>
  Promise.all([import('../../../guests/heads/PartyFields.tsx'), partStyles()]).then(([part]) => part.PartyFields),
)

/** The fields that depend on the number of people in the guest page's RSVP form, whose code is loaded only if the party has any. */
export const HeadPart = (props: PartyFieldsProps) => (
  <Suspense>
    <PartyFields {...props} />
  </Suspense>
)
