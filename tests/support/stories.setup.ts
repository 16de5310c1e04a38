import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { presetClass, presets } from '../../tokens/names.ts'
import type { Preset } from '../../tokens/names.ts'

/** The presets of which pictures are kept: the base, the house colours, and the dark one. Axe runs under every preset. */
const pictured: ReadonlySet<Preset> = new Set(['none', 'home', 'inverted'])

/** What axe would say of a lone component and not of the page it belongs on. */
const pageRules = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => [id, { enabled: false }]),
)

function put(preset: Preset): void {
  const root = document.documentElement
  root.classList.remove(...[...root.classList].filter((name) => name.startsWith('theme-')))
  root.classList.add(presetClass(preset))
}

async function checkAccess(preset: Preset): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: pageRules, resultTypes: ['violations'] })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
  )
  expect(found, `axe under ${preset}`).toEqual([])
}

async function look(name: string, preset: Preset): Promise<void> {
  const story = document.querySelector('[data-story]')
  const kind = story?.getAttribute('data-story')
  if (kind === 'none' || (kind === 'base' && preset !== 'none')) return
  const frame = kind === 'page' ? null : story
  // What lies below the window would be left out of the picture.
  const height = Math.ceil(frame?.getBoundingClientRect().height ?? 0)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height + 40)
  if (frame) await expect.element(page.elementLocator(frame)).toMatchScreenshot(name)
  else await expect(page).toMatchScreenshot(name)
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  await document.fonts.ready
  if (document.activeElement instanceof HTMLElement && !document.querySelector('[data-keep-focus]'))
    document.activeElement.blur()
  for (const preset of presets) {
    put(preset)
    // The story itself ran, and was checked, in the base preset.
    if (preset !== 'none') await checkAccess(preset)
    if (pictured.has(preset)) await look(`${storyId}--${preset}`, preset)
  }
  put('none')
})
