import type { GuestPageData } from '@festoon/contract/page'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import { ScopeClass } from '@festoon/ui/scopeClass'
import type { PageColours } from './document/pageColours.ts'
import { GuestFrame } from './layout/GuestFrame.tsx'
import * as paths from './pathTo.ts'
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
  const theme = eventThemeClass(colours)
  return (
    // Not the kit's ThemeScope, which works a palette out: this document has the rule of its colours from the server.
    <ScopeClass value={theme}>
      <div className={`${theme} bg-page text-ink`}>
        <GuestFrame returnTo={paths.event(data.event.id)}>
          <GuestEvent data={data} isReadOnly={isReadOnly} />
        </GuestFrame>
      </div>
    </ScopeClass>
  )
}
