import { describe, expect, it } from 'vitest'
import { eventThemeCss } from '../../tokens/eventTheme.ts'
import { eventThemeClass } from '../../tokens/eventThemeClass.ts'
import { tokenNames } from '../../tokens/names.ts'

const colors = { primary: '#FAE5FF', text: '#000000' }

describe('the theme of an event', () => {
  it('has a class named after its colors', () => {
    expect(eventThemeClass(colors)).toBe('event-fae5ff-000000')
  })

  it('consists of a rule that sets every token and a rule for more contrast', () => {
    const css = eventThemeCss(colors)
    const [, rule = ''] =
      /^(\.event-fae5ff-000000\{[^{}]+\})@media\(prefers-contrast:more\)\{\.event-fae5ff-000000\{[^{}]+\}\}$/.exec(
        css,
      ) ?? []
    const glass = 2
    const count = Object.keys(tokenNames.color).length + Object.keys(tokenNames.shadow).length + glass
    expect(rule.match(/--festoon-/g)).toHaveLength(count)
    expect(css).toContain('color-scheme:light')
    expect(css).toContain('--festoon-glass-ink:#000')
    const dark = eventThemeCss({ primary: '#1b1540', text: '#ffffff' })
    expect(dark).toContain('color-scheme:dark')
    expect(dark).toContain('--festoon-glass-ink:#fff')
  })

  it('uses the highest contrast that the background allows when more contrast is requested', () => {
    for (const [primary, strongest] of [
      ['#fae5ff', '#000'],
      ['#1b1540', '#fff'],
    ]) {
      const contrastCss = eventThemeCss({ primary: primary ?? '', text: '#8a8a8a' }).split('@media')[1] ?? ''
      for (const name of ['ink', 'ink-muted', 'error', 'line', 'focus'])
        expect(contrastCss).toContain(`--festoon-${name}:${strongest}`)
      // Backgrounds stay as the host chose them.
      expect(contrastCss).not.toMatch(/page|tint|button/)
    }
  })

  it('cannot be injected into: invalid colors become the default', () => {
    const hostile = { primary: '#fff}body{display:none', text: 'red' }
    expect(eventThemeClass(hostile)).toBe('event-fae5ff-000000')
    expect(eventThemeCss(hostile)).toBe(eventThemeCss(colors))
  })
})
