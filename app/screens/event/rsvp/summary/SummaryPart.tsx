import { Suspense } from 'react'
import { ChangeableRsvp, type ChangeableRsvpProps } from './ChangeableRsvp.tsx'

/** Loads the code of `SummaryPart`, which only the guest page has to. */
export const loadSummary = (): Promise<void> => Promise.resolve()

/**
 * The summary of an RSVP. For the guest page, whose visitors mostly come to RSVP, vite.config.ts replaces this module with
 * guestSummaryPart.tsx. The boundary keeps what the server rendered until its code has loaded there.
 */
export const SummaryPart = (props: ChangeableRsvpProps) => (
  <Suspense>
    <ChangeableRsvp {...props} />
  </Suspense>
)
