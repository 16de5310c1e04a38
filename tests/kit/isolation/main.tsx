import { createRoot } from 'react-dom/client'
import { Kit } from './Kit.tsx'
import { PageElements } from './PageElements.tsx'

const app = document.getElementById('app')
if (!app) throw new Error('The document has no root element')
// Boxes of a fixed size without lines of text, because the page's margins and lines are its own.
const size = { width: 600, height: 9_000, display: 'grid', alignContent: 'start', justifyItems: 'start' } as const
const box = (left: number) => ({ position: 'absolute', top: 0, left, ...size }) as const
document.body.style.margin = '0'
createRoot(app).render(
  <>
    <div style={box(0)} data-kit>
      <Kit />
    </div>
    <div style={box(640)} data-own>
      <PageElements />
    </div>
  </>,
)
