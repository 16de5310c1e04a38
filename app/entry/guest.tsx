import { hydrateRoot } from 'react-dom/client'
import '@festoon/tokens/rootTheme.css'
import './guest.css'
import { readDocumentData } from '../platform/document/documentData.ts'
import { hydrateWithTaps } from '../platform/document/earlyTaps.ts'
import type { GuestDocumentData } from '../platform/document/guestDocumentData.ts'
import { startWorker } from '../platform/offline/startWorker.ts'
import { isReadOnlyPath } from '../platform/readPath.ts'
import { loadHeadPart } from '../screens/event/rsvp/guestHeadPart.tsx'
import { GuestRoot } from './GuestRoot.tsx'

const isGuestPageData = (value: unknown): value is GuestDocumentData =>
  typeof value === 'object' && value !== null && 'event' in value && 'now' in value

// The light entry, without a router, query library, schema library, editor or table. The server selects it and provides its data.
const data = readDocumentData()
const root = document.getElementById('root')
if (root && isGuestPageData(data)) {
  // The server rendered the page with the URL's or the event's colors, which the theme's class name identifies.
  const [, primary, text] = /event-(\w+)-(\w+)/.exec(root.querySelector('[class^=event-]')?.className ?? '') ?? []
  const colors = { primary: `#${primary}`, text: `#${text}` }
  startWorker()
  void hydrateWithTaps(
    root,
    () => hydrateRoot(root, <GuestRoot data={data} colors={colors} isReadOnly={isReadOnlyPath(location.pathname)} />),
    data.hasHeads && loadHeadPart(),
  )
}
