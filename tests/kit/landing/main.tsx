import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@festoon/ui/reset.css'
import '@festoon/ui/styles.css'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/instrument-sans'
import './landing.css'
import { Landing } from './Landing.tsx'

const app = document.getElementById('app')
if (!app) throw new Error('The document has no root element')
createRoot(app).render(
  <StrictMode>
    <Landing />
  </StrictMode>,
)
