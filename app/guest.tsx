import { hydrateRoot } from 'react-dom/client'
import type { GuestPageData } from '@festoon/contract/wire/page'
import '@festoon/tokens/rootTheme.css'
import './guest.css'
import { readDocumentData } from './document/documentData.ts'
import { GuestRoot } from './GuestRoot.tsx'
import { isReadOnlyPath } from './paths.ts'
import { startWorker } from './offline/startWorker.ts'

const isGuestPageData = (value: unknown): value is GuestPageData =>
  typeof value === 'object' && value !== null && 'event' in value && 'now' in value

// Light entry: no router, query, schema library, editor or table. The server chose it and wrote the data.
const data = readDocumentData()
const root = document.getElementById('root')
if (root && isGuestPageData(data)) {
  // The server rendered the page in the address's colors or the event's. The theme's class names them.
  const [, primary, text] = /event-(\w+)-(\w+)/.exec(root.querySelector('[class^=event-]')?.className ?? '') ?? []
  const colors = { primary: `#${primary}`, text: `#${text}` }
  startWorker()
  hydrateRoot(root, <GuestRoot data={data} colors={colors} isReadOnly={isReadOnlyPath(location.pathname)} />)
}
