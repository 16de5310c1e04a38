import { build } from './build.mjs'
import { median } from './benchPages.mjs'
import { startBuiltServer } from './builtServer.mjs'
import { makeParty } from './party.mjs'

const visits = 5
/** A slow 4G connection, as Lighthouse has it: bytes per second, and ms for each request. */
const network = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const cpuRate = 4
const phone = { width: 390, height: 844 }

/**
 * How fast a guest on a middling phone sees and can use an invitation: the built server, a real browser, an empty cache.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('./bench.mjs').Figure[]>}
 */
export async function benchGuestPage(browser) {
  if (!(await build())) throw new Error('The app was not built')
  const server = await startBuiltServer()
  try {
    const { link } = await makeParty(server.origin)
    /** @type {Visit[]} */
    const seen = []
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitPage(browser, link))
    const of = (/** @type {keyof Visit} */ name) => median(seen.map((one) => one[name]))
    const ms = (/** @type {string} */ what, /** @type {keyof Visit} */ name, /** @type {number} */ most) => ({
      what: `Guest page on slow 4G and a slow CPU: ${what}`,
      value: of(name) / 1_000,
      most,
      unit: 's',
      of: seen.map((one) => (one[name] / 1_000).toFixed(2)).join(' '),
    })
    return [
      ms('first paint', 'firstPaint', 1),
      ms('largest paint', 'largestPaint', 1.5),
      ms('form usable', 'usable', 1.2),
      { what: 'Guest page: layout shift', value: of('shift'), most: 0.001, unit: '' },
      { ...ms('script took over', 'alive', Infinity), what: '… and the script has taken over' },
    ]
  } finally {
    await server.stop()
  }
}

/**
 * @typedef {object} Visit ms since the navigation began
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} usable the answer can be given: the form is painted, and works without script
 * @property {number} alive the page's script answers for the form
 * @property {number} shift layout shift, without a unit
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} link
 * @returns {Promise<Visit>}
 */
async function visitPage(browser, link) {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    await page.addInitScript(watch)
    await page.goto(link, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => /** @type {Watched} */ (window).festoonSeen?.alive !== undefined)
    return await page.evaluate(() => {
      const seen = /** @type {Watched} */ (window).festoonSeen ?? {}
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        firstPaint: paint?.startTime ?? Infinity,
        largestPaint: seen.largest ?? Infinity,
        usable: seen.usable ?? Infinity,
        alive: seen.alive ?? Infinity,
        shift: seen.shift ?? 0,
      }
    })
  } finally {
    await context.close()
  }
}

/** @typedef {Window & {festoonSeen?: {largest?: number, usable?: number, alive?: number, shift?: number}}} Watched */

/** Runs in the page, before anything of it. */
function watch() {
  /** @type {NonNullable<Watched['festoonSeen']>} */
  const seen = {}
  Object.assign(window, { festoonSeen: seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.shift = (seen.shift ?? 0) + Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const choice = document.querySelector('input[name=rsvpStatus]')
    const form = choice?.closest('form')
    if (choice && choice.getBoundingClientRect().height > 0) seen.usable ??= performance.now()
    // React notes its props on the elements that it has taken over.
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps'))) seen.alive ??= performance.now()
    if (seen.alive === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
