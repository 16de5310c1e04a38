import { Suspense, useState, type ComponentType } from 'react'
import { lazyOr } from '../../../../parts/lazyOr.ts'
import type { ChangeableRsvpProps } from './ChangeableRsvp.tsx'

const load = () => import('./ChangeableRsvp.tsx').then((part) => part.ChangeableRsvp)

let ChangeableRsvp: ComponentType<ChangeableRsvpProps> = lazyOr(load)

/** Loads the code of `SummaryPart`: before hydration if there is an RSVP, and otherwise before one is sent. Rejects if it can't. */
export const loadSummary = async (): Promise<void> => {
  ChangeableRsvp = await load()
}

/**
 * The summary of an RSVP in the guest page. A summary that the server rendered keeps its state, such as an open dialog, once the code has
 * loaded.
 */
export const SummaryPart = (props: ChangeableRsvpProps) => {
  const [Summary] = useState(() => ChangeableRsvp)
  return (
    <Suspense>
      <Summary {...props} />
    </Suspense>
  )
}
