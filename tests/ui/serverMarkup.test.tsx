import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conforming } from '../support/stories/conformance.tsx'

const drawnComponents = conforming.filter(({ portal }) => !portal)
const probe = { ref: () => undefined, className: 'probe-class', 'data-probe': 'probe' }

describe('on the server', () => {
  it.each(drawnComponents)('$name renders its element with the given props', ({ render }) => {
    const html = renderToStaticMarkup(render(probe))
    expect(html).toContain('data-probe="probe"')
    expect(html).toMatch(/class="[^"]*\bprobe-class\b/)
  })

  it.each(drawnComponents.filter(({ hasInlineStyles }) => !hasInlineStyles))(
    '$name needs no inline style, which a strict policy would block',
    ({ render }) => {
      expect(renderToStaticMarkup(render(probe))).not.toMatch(/\sstyle=/)
    },
  )
})
