import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { themeClass, themeNames } from '../../../tokens/names.ts'
import type { ThemeName } from '../../../tokens/names.ts'

/** What axe would say of a lone component and not of the page it belongs on. */
const pageRules = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => [id, { enabled: false }]),
)

/** Puts a theme on the document. */
export function putTheme(name: ThemeName): void {
  document.documentElement.classList.remove(...themeNames.map(themeClass))
  document.documentElement.classList.add(themeClass(name))
}

/** Fails for whatever axe finds in the document as it stands now. */
export async function checkAccess(when: string): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: pageRules, resultTypes: ['violations'] })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
  )
  expect(found, `axe ${when}`).toEqual([])
}

/** What hangs over a side of the window. A page does not get wider by what is fixed to the window, so that is looked at by itself. */
function overhanging(clientWidth: number): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1 || element.scrollWidth > element.clientWidth + 1)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Fails when a person would have to scroll sideways to read (WCAG 1.4.10). */
export function checkWidth(when: string): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, `width ${when}`).toBeLessThanOrEqual(clientWidth)
  expect(overhanging(clientWidth), `what is fixed ${when}`).toEqual([])
}

/** Compares the story with its picture. What draws itself elsewhere in the document is pictured with the whole window. */
export async function checkLook(name: string, story: Element): Promise<void> {
  if (story.getAttribute('data-story') === 'page') {
    await expect(page).toMatchScreenshot(name)
    return
  }
  // What lies below the window would be left out of the picture.
  const height = Math.ceil(story.getBoundingClientRect().height)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height + 40)
  await expect.element(page.elementLocator(story)).toMatchScreenshot(name)
}
