import { hydrateRoot } from 'react-dom/client'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import '@festoon/tokens/rootTheme.css'
import './guest.css'
import { readDocumentData } from '../platform/document/documentData.ts'
import { hydrateWithTaps } from '../platform/document/earlyTaps.ts'
import type { GuestDocumentData } from '../platform/document/guestDocumentData.ts'
import { allowTranslation } from '../platform/document/translation.ts'
import { startWorker } from '../platform/offline/startWorker.ts'
import { watchErrors } from '../platform/rpc/watchErrors.ts'
import { loadHeadPart } from '../screens/event/rsvp/guestHeadPart.tsx'
import { loadSummary } from '../screens/event/rsvp/summary/guestSummaryPart.tsx'
import { GuestErrorBoundary } from './GuestErrorBoundary.tsx'
import { GuestRoot } from './GuestRoot.tsx'

const isGuestPageData = (value: unknown): value is GuestDocumentData =>
  typeof value === 'object' && value !== null && 'event' in value && 'now' in value

/** Loads the code of the parts that the server rendered, because a part that hydrates later loses what was entered before. */
const loadParts = async ({ event, hasHeads }: GuestDocumentData): Promise<void> => {
  const parts: Promise<void>[] = []
  if (hasHeads) parts.push(loadHeadPart())
  if (givenRsvp(event.invitee)) parts.push(loadSummary().catch(() => undefined))
  await Promise.all(parts)
}

// The light entry, without a router, query library, schema library, editor or table. The server selects it and provides its data.
watchErrors()
const data = readDocumentData()
const root = document.getElementById('root')
if (root && isGuestPageData(data)) {
  // The server rendered the page with the URL's or the event's colors, which the theme's class name identifies.
  const [, primary, text] = /event-(\w+)-(\w+)/.exec(root.querySelector('[class^=event-]')?.className ?? '') ?? []
  const colors = { primary: `#${primary}`, text: `#${text}` }
  const html = root.innerHTML
  allowTranslation()
  startWorker()
  void hydrateWithTaps(
    root,
    () =>
      hydrateRoot(
        root,
        <GuestErrorBoundary html={html}>
          <GuestRoot data={data} colors={colors} pathname={location.pathname} />
        </GuestErrorBoundary>,
      ),
    loadParts(data),
  ).catch(reportError)
}
