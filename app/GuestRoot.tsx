import type { GuestPageData } from '@festoon/contract/page'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { PageColours } from './document/pageColours.ts'
import { GuestFrame } from './layout/GuestFrame.tsx'
import { paths } from './paths.ts'
import { GuestEvent } from './screens/event/GuestEvent.tsx'

export interface GuestRootProps {
  data: GuestPageData
  /** The colours that the address asks for, in place of the event's. */
  colours?: PageColours
  /** To be looked at, not answered (ROUTE-20). */
  isReadOnly?: boolean
}

/** The whole guest page, the same on the server and in the browser. */
export function GuestRoot({ data, colours = data.event.colors, isReadOnly = false }: GuestRootProps) {
  return (
    <ThemeScope colours={colours}>
      <GuestFrame returnTo={paths.event(data.event.id)}>
        <GuestEvent data={data} isReadOnly={isReadOnly} />
      </GuestFrame>
    </ThemeScope>
  )
}
