import { Suspense, type ComponentType } from 'react'
import type { PartyFieldsProps } from '../../../features/guests/heads/PartyFields.tsx'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { partStyles } from '../guestParts/partStyles.ts'

const load = () =>
  Promise.all([import('../../../features/guests/heads/PartyFields.tsx'), partStyles()]).then(
    ([part]) => part.PartyFields,
  )

// If loading fails, the RSVP is sent without these fields, and the saved values stay.
let PartyFields: ComponentType<PartyFieldsProps> = lazyOr(load)

/** Loads the code of `HeadPart` before hydration. Fields that hydrate later lose what was entered before. */
export const loadHeadPart = async (): Promise<void> => {
  PartyFields = await load().catch(() => PartyFields)
}

/** The fields that depend on the number of people in the guest page's RSVP form, whose code is loaded only if the party has any. */
export const HeadPart = (props: PartyFieldsProps) => (
  <Suspense>
    <PartyFields {...props} />
  </Suspense>
)
