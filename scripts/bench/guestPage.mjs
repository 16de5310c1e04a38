import { build } from '../build.mjs'
import { startBuiltServer } from './builtServer.mjs'
import { median } from './pages.mjs'
import { makeParty } from './party.mjs'
import { onSlowPhone } from './slowPhone.mjs'

const visits = 5
/**
 * Measures how soon a guest on a mid-range phone can see and use an invitation, with the built server, a real browser, and
 * an empty cache.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('../bench.mjs').Figure[]>}
 */
export async function benchGuestPage(browser) {
  if (!(await build())) throw new Error("The app wasn't built")
  const server = await startBuiltServer()
  try {
    const { link } = await makeParty(server.origin)
    /** @type {Visit[]} */
    const seen = []
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitPage(browser, link))
    const of = (/** @type {keyof Visit} */ name) => median(seen.map((one) => one[name]))
    const ms = (/** @type {string} */ what, /** @type {keyof Visit} */ name, /** @type {number} */ max) => ({
      what: `Guest page on slow 4G and a slow CPU: ${what}`,
      value: of(name) / 1_000,
      max,
      unit: 's',
      of: seen.map((one) => (one[name] / 1_000).toFixed(2)).join(' '),
    })
    return [
      ms('first paint', 'firstPaint', 1),
      ms('largest paint', 'largestPaint', 1.5),
      ms('form usable', 'usable', 1.2),
      { what: 'Guest page: layout shift', value: of('shift'), max: 0.001, unit: '' },
      { ...ms('script took over', 'alive', Infinity), what: '… and the script has taken over' },
    ]
  } finally {
    await server.stop()
  }
}

/**
 * @typedef {object} Visit times in ms since the navigation began, unless stated otherwise
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} usable when the form is visible, because it works without scripts
 * @property {number} alive when the page's script has hydrated the form
 * @property {number} shift layout shift, without a unit
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} link
 * @returns {Promise<Visit>}
 */
async function visitPage(browser, link) {
  const { firstPaint, largestPaint, shift, more } = await onSlowPhone(browser, link, {
    before: watch,
    after: async (page) => {
      await page.waitForFunction(() => /** @type {Watched} */ (window).festoonSeen?.alive !== undefined)
      return page.evaluate(() => {
        const { usable = Infinity, alive = Infinity } = /** @type {Watched} */ (window).festoonSeen ?? {}
        return { usable, alive }
      })
    },
  })
  return { firstPaint, largestPaint, shift, usable: more?.usable ?? Infinity, alive: more?.alive ?? Infinity }
}

/** @typedef {Window & {festoonSeen?: {usable?: number, alive?: number}}} Watched */

/** Runs in the page before its own scripts. */
function watch() {
  /** @type {NonNullable<Watched['festoonSeen']>} */
  const seen = {}
  Object.assign(window, { festoonSeen: seen })
  const look = () => {
    // Buttons if nothing else is asked, and radio buttons otherwise. The page has both, and hides one.
    const choices = [...document.querySelectorAll('[name=rsvpStatus]')]
    const form = choices[0]?.closest('form')
    if (choices.some((choice) => choice.getBoundingClientRect().height > 0)) seen.usable ??= performance.now()
    // React stores its props on the elements that it has hydrated.
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps'))) seen.alive ??= performance.now()
    if (seen.alive === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
