import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { themeClass, themeNames } from '../../../tokens/names.ts'
import type { ThemeName } from '../../../tokens/names.ts'

/** Axe rules that apply to whole pages, not to single components. */
const pageRules = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => [id, { enabled: false }]),
)

/** Applies a theme to the document. */
export function putTheme(name: ThemeName): void {
  document.documentElement.classList.remove(...themeNames.map(themeClass))
  document.documentElement.classList.add(themeClass(name))
}

/** Axe rules whose result depends on the size and place of elements, and those that depend on colors. */
const scopes = {
  layout: ['target-size', 'scrollable-region-focusable'],
  colors: ['color-contrast', 'link-in-text-block'],
}

/** Fails if axe finds a violation in the document. With a scope other than `all`, only checks the rules about it. */
export async function checkAccess(when: string, scope: 'all' | keyof typeof scopes = 'all'): Promise<void> {
  const rules = scope === 'all' ? { rules: pageRules } : { runOnly: scopes[scope] }
  const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'] })
  const violationTexts = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
  )
  expect(violationTexts, `axe ${when}`).toEqual([])
}

/** Returns the fixed elements that overflow or extend beyond the window. They don't widen the page, unlike other elements. */
function overhanging(clientWidth: number): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1 || element.scrollWidth > element.clientWidth + 1)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Fails if the page scrolls sideways (WCAG 1.4.10). */
export function checkWidth(when: string): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, `width ${when}`).toBeLessThanOrEqual(clientWidth)
  expect(overhanging(clientWidth), `fixed elements that overflow ${when}`).toEqual([])
}

/** Compares a story with its screenshot. For components that render elsewhere in the document, it covers the whole window. */
export async function checkLook(name: string, story: Element): Promise<void> {
  if (story.getAttribute('data-story') === 'page') {
    await expect(page).toMatchScreenshot(name)
    return
  }
  // Anything below the window would be missing from the screenshot.
  const height = Math.ceil(story.getBoundingClientRect().height)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height + 40)
  await expect.element(page.elementLocator(story)).toMatchScreenshot(name)
}
