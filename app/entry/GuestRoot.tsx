import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import { ScopeClass } from '@festoon/ui/scopeClass'
import { GuestFrame } from '../parts/layout/GuestFrame.tsx'
import type { GuestDocumentData } from '../platform/document/guestDocumentData.ts'
import type { PageColors } from '../platform/document/pageColors.ts'
import { isReadOnlyPath } from '../platform/readPath.ts'
import { GuestEvent } from '../screens/event/GuestEvent.tsx'

export interface GuestRootProps {
  data: GuestDocumentData
  /** The page's colors: those in its URL or, by default, the event's own. */
  colors?: PageColors
  /** The path of the page, which may be that of a read-only preview without the RSVP form (ROUTE-20). */
  pathname: string
  /**
   * The path and query to which signing in returns (HEAD-09). Only the server needs it, because browsers keep the header that it rendered
   * (layout/renderedPart.tsx).
   */
  returnTo?: string
}

/** The whole guest page, rendered identically on the server and in the browser. */
export function GuestRoot({ data, colors = data.event.colors, pathname, returnTo = '' }: GuestRootProps) {
  const theme = eventThemeClass(colors)
  return (
    // Doesn't use the kit's ThemeScope, which would compute the palette again. The document already contains the CSS rule.
    <ScopeClass value={theme}>
      <div className={`${theme} bg-page text-ink`}>
        <GuestFrame returnTo={returnTo}>
          <GuestEvent data={data} isReadOnly={isReadOnlyPath(pathname)} />
        </GuestFrame>
      </div>
    </ScopeClass>
  )
}
