import { Suspense } from 'react'
import { PartyFields, type PartyFieldsProps } from '../../../features/guests/heads/PartyFields.tsx'

/**
 * The fields of the RSVP form that depend on the number of people. For the guest page, where few parties have any, vite.config.ts
 * replaces this module with guestHeadPart.tsx. The boundary keeps the server's fields until their code has loaded there.
 */
export const HeadPart = (props: PartyFieldsProps) => (
  <Suspense>
    <PartyFields {...props} />
  </Suspense>
)
