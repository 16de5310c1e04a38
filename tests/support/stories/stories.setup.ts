import { configure } from 'storybook/test'
import { afterEach, expect, inject, vi } from 'vitest'
import { page } from 'vitest/browser'
import { themeNames } from '../../../tokens/names.ts'
import type { ThemeName } from '../../../tokens/names.ts'
import { plantSeed } from '../seeds.ts'
import { checkAccess, checkLook, checkWidth, putTheme } from './storyChecks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** True to take every screenshot and run axe under every theme. */
    isLong: boolean
  }
}

const isLong = inject('isLong')

// The default of a second is too short for a slow machine.
configure({ asyncUtilTimeout: 30_000 })

/** The window widths of the screenshots, in pixels. */
const widths = [1280, 390] as const
const height = 900

/**
 * The themes with screenshots: the base theme, the inverted one and the dark one. They differ only in colors, so one width is
 * enough for the latter two.
 */
const pictured: readonly ThemeName[] = ['none', 'inverted', 'dark']
const picturedAt = (width: number) => (isLong || width === widths[0] ? pictured : pictured.slice(0, 1))

/** The themes under which axe runs: a light and a dark one. The contrast law in tests/laws covers the colors of all. */
const examined: readonly ThemeName[] = isLong ? themeNames : ['none', 'dark']

/** Other conditions to test. Each function applies one and returns a function that undoes it. */
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

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const folder = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const name = storyId.replace(/^.*--/, '')
  plantSeed(name)
  const story = document.querySelector('[data-story]')
  const kind = story?.getAttribute('data-story')
  await document.fonts.ready
  if (document.activeElement instanceof HTMLElement && !story?.hasAttribute('data-keep-focus'))
    document.activeElement.blur()

  // Components that measure themselves react to a new size with a delay.
  const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 200 })
  if (kind !== 'none') await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot()
  for (const width of widths) {
    await page.viewport(width, height)
    for (const theme of kind === 'base' ? pictured.slice(0, 1) : picturedAt(width)) {
      putTheme(theme)
      if (story && kind !== 'none') await checkLook(`${folder}/${name}-${theme}-${width}`, story)
    }
  }
  await page.viewport(widths[0], height)
  for (const theme of examined) {
    putTheme(theme)
    await soon(() => checkAccess(`under ${theme}`))
  }
  putTheme('none')
  for (const [when, put] of Object.entries(conditions)) {
    const takeAway = await put()
    await soon(() => checkAccess(when, isLong ? 'all' : 'layout'))
    await soon(() => checkWidth(when))
    takeAway()
  }
  await page.viewport(widths[0], height)
})
