import { describe, expect, it } from 'vitest'
import { eventThemeClass, eventThemeCss } from '../../tokens/eventTheme.ts'
import { tokenNames } from '../../tokens/names.ts'

const colours = { primary: '#FAE5FF', text: '#000000' }

describe('the theme of an event', () => {
  it('has a class that says its colours', () => {
    expect(eventThemeClass(colours)).toBe('event-fae5ff-000000')
  })

  it('is one rule that sets every token', () => {
    const css = eventThemeCss(colours)
    expect(css).toMatch(/^\.event-fae5ff-000000\{[^{}]+\}$/)
    const count = Object.keys(tokenNames.color).length + Object.keys(tokenNames.shadow).length
    expect(css.match(/--festoon-/g)).toHaveLength(count)
    expect(css).toContain('color-scheme:light')
    expect(eventThemeCss({ primary: '#1b1540', text: '#ffffff' })).toContain('color-scheme:dark')
  })

  it('cannot be broken out of: what is no colour becomes the default', () => {
    const hostile = { primary: '#fff}body{display:none', text: 'red' }
    expect(eventThemeClass(hostile)).toBe('event-fae5ff-000000')
    expect(eventThemeCss(hostile)).toBe(eventThemeCss(colours))
  })
})
