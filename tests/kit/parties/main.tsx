import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/instrument-sans'
import '@festoon/ui/reset.css'
import '@festoon/ui/styles.css'
import './parties.css'
import type { PartiesPageData } from '../../../app/screens/welcome/parties/partiesPageData.ts'
import { Home } from './Home.tsx'

const app = document.getElementById('app')
if (!app) throw new Error('The document has no root element')
const data: PartiesPageData = JSON.parse(document.getElementById('data')?.textContent ?? '')
createRoot(app).render(
  <StrictMode>
    <Home data={data} />
  </StrictMode>,
)
