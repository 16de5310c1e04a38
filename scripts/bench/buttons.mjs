import { median } from './pages.mjs'

const rounds = 60

/**
 * Compares the time to render a thousand of the kit's buttons with the time to render a thousand plain ones.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @returns {Promise<import('../bench.mjs').Figure[]>}
 */
export async function benchButtons(browser, origin) {
  const page = await browser.newPage()
  await page.goto(`${origin}/buttons/`)
  /** @type {{kit: number[], bare: number[]}} */
  const times = await page.evaluate((count) => Reflect.get(window, 'benchRounds')(count), rounds)
  await page.close()
  const [kit, bare] = [median(times.kit), median(times.bare)]
  const of = `${kit.toFixed(1)} ms to ${bare.toFixed(1)} ms`
  return [{ what: 'A thousand buttons, against bare React', value: kit / bare, max: 1.15, unit: 'x', of }]
}
