import { hydrateRoot } from 'react-dom/client'
import type { GuestPageData } from '@festoon/contract/page'
import '@festoon/tokens/themes.css'
import './guest.css'
import { readDocumentData } from './document/documentData.ts'
import { GuestRoot } from './GuestRoot.tsx'

const isGuestPageData = (value: unknown): value is GuestPageData =>
  typeof value === 'object' && value !== null && 'event' in value && 'now' in value

// Light entry: no router, query, schema library, editor or table. The server chose it, and wrote the data.
const data = readDocumentData()
const root = document.getElementById('root')
if (root && isGuestPageData(data)) hydrateRoot(root, <GuestRoot data={data} />)
