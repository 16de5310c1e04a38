import { configure } from 'storybook/test'
import { afterEach, expect, inject, vi } from 'vitest'
import { page } from 'vitest/browser'
import { themeNames } from '../../../tokens/names.ts'
import type { ThemeName } from '../../../tokens/names.ts'
import { plantFault } from './plantFault.ts'
import { checkAccess, checkLook, checkWidth, putTheme } from './storyChecks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** True to take every screenshot and run axe under every theme. */
    isLong: boolean
    /** True to replace screenshots that differ. */
    updates: boolean
  }
}

const isLong = inject('isLong')
const updates = inject('updates')

// The default of a second is too short for a slow machine.
configure({ asyncUtilTimeout: 30_000 })

/** The window widths of the screenshots, in pixels. */
const widths = [1280, 390] as const
const height = 900

/**
 * The themes with screenshots: the base theme, the dark one and, in a long run, the inverted one. They differ only in colors, so
 * one width is enough for the dark one, and shows a color that doesn't come from the theme.
 */
const picturedThemes: readonly ThemeName[] = ['none', 'dark', 'inverted']
const picturedAt = (width: number) => picturedThemes.slice(0, isLong ? 3 : width === widths[0] ? 2 : 1)

/** The themes other than the base theme under which axe runs. The contrast law in tests/laws covers the colors of all. */
const examinedThemes: readonly ThemeName[] = isLong ? themeNames.filter((name) => name !== 'none') : ['dark']

/** Large text, and writing from right to left. Each function applies one and returns a function that undoes it. */
const large = () => {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}
const rightToLeft = () => {
  document.documentElement.dir = 'rtl'
  return () => document.documentElement.removeAttribute('dir')
}

/** Other conditions to test: a width, and what else is applied. What is too wide from right to left is with large text, too. */
const conditions: readonly { label: string; width: number; apply: readonly (() => () => void)[] }[] = [
  { label: 'at 320 px', width: 320, apply: [] },
  { label: 'with text at 200 %, from right to left', width: widths[0], apply: [large, rightToLeft] },
  ...(isLong
    ? [
        { label: 'with text at 200 %', width: widths[0], apply: [large] },
        { label: 'from right to left', width: widths[0], apply: [rightToLeft] },
      ]
    : []),
]

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const folder = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const name = storyId.replace(/^.*--/, '')
  const story = document.querySelector('[data-story]')
  const kind = story?.getAttribute('data-story')
  await document.fonts.ready
  // Components that measure themselves react to a new size with a delay.
  const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 200 })
  await soon(() => checkAccess('as the story ends'))
  const examinedMarkup = document.body.innerHTML
  if (document.activeElement instanceof HTMLElement && !story?.hasAttribute('data-keep-focus'))
    document.activeElement.blur()

  // A tree that differs stays so. Without a limit, it would take the time of the whole hook.
  if (kind !== 'none')
    await expect.element(page.elementLocator(document.body), { timeout: 30_000 }).toMatchAriaSnapshot()
  for (const width of widths) {
    await page.viewport(width, height)
    for (const theme of kind === 'base' ? picturedThemes.slice(0, 1) : picturedAt(width)) {
      putTheme(theme)
      if (story && kind !== 'none') await checkLook(`${folder}/${name}-${theme}-${width}`, story)
    }
  }
  putTheme('none')
  const removeFault = updates ? undefined : plantFault(`${folder}/${name}`)
  if (removeFault && story) {
    const look = checkLook(`${folder}/${name}-none-${widths.at(-1)}`, story)
    await expect(look, 'the screenshot comparison of a story with a fault').rejects.toThrow('toMatchScreenshot')
    removeFault()
  }
  await page.viewport(widths[0], height)
  for (const theme of examinedThemes) {
    putTheme(theme)
    // A theme only changes colors. The loss of focus and other widths may have changed more, such as closed a list.
    const scope = document.body.innerHTML === examinedMarkup ? 'colors' : 'all'
    await soon(() => checkAccess(`under ${theme}`, scope))
  }
  putTheme('none')
  for (const { label, width, apply } of conditions) {
    await page.viewport(width, height)
    const undo = apply.map((start) => start())
    await soon(() => checkAccess(label, isLong ? 'all' : 'layout'))
    await soon(() => checkWidth(label))
    for (const end of undo) end()
  }
  await page.viewport(widths[0], height)
})
