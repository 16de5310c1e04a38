import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { themeNames } from '../../tokens/names.ts'
import type { ThemeName } from '../../tokens/names.ts'
import { plantSeed } from './seeds.ts'
import { checkAccess, checkLook, checkWidth, putTheme } from './storyChecks.ts'

/** The themes of which pictures are kept: the base, its dark ground, and the dark theme. Axe runs under every theme. */
const pictured: readonly ThemeName[] = ['none', 'inverted', 'dark']

/** Window widths of the pictures; px. */
const widths = [1280, 390] as const
const height = 900

/** What else a person may bring: each puts it there and returns what takes it away. */
const conditions: Readonly<Record<string, () => Promise<() => void>>> = {
  async 'at 320 px'() {
    await page.viewport(320, height)
    return () => undefined
  },
  async 'with text at 200 %'() {
    await page.viewport(widths[0], height)
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  async 'from right to left'() {
    await page.viewport(widths[0], height)
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
}

plantSeed()

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const folder = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const name = storyId.replace(/^.*--/, '')
  const story = document.querySelector('[data-story]')
  const kind = story?.getAttribute('data-story')
  await document.fonts.ready
  if (document.activeElement instanceof HTMLElement && !story?.hasAttribute('data-keep-focus'))
    document.activeElement.blur()

  // What measures itself answers to a new size a moment after it.
  const checkSoon = (when: string) => vi.waitFor(() => checkAccess(when), { timeout: 3_000, interval: 200 })
  if (kind !== 'none') await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot()
  for (const width of widths) {
    await page.viewport(width, height)
    for (const theme of kind === 'base' ? pictured.slice(0, 1) : pictured) {
      putTheme(theme)
      if (story && kind !== 'none') await checkLook(`${folder}/${name}-${theme}-${width}`, story)
    }
  }
  await page.viewport(widths[0], height)
  for (const theme of themeNames) {
    putTheme(theme)
    await checkSoon(`under ${theme}`)
  }
  putTheme('none')
  for (const [when, put] of Object.entries(conditions)) {
    const takeAway = await put()
    await checkSoon(when)
    checkWidth(when)
    takeAway()
  }
  await page.viewport(widths[0], height)
})
