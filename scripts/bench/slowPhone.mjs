/** A slow 4G connection, as simulated by Lighthouse: throughput in bytes per second, and latency per request in ms. */
const network = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const cpuRate = 4
const phone = { width: 390, height: 844 }
/** The time zone of the measured party. Guests elsewhere get a line more, with its start in their own time. */
const timezoneId = 'America/Los_Angeles'

/**
 * @typedef {object} Seen times in ms since the navigation started, unless stated otherwise
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} shift layout shift, without a unit
 * @property {number} bytes bytes received until the network was idle
 */

/**
 * Opens an address on a mid-range phone with an empty cache, in a real browser, and returns the measurements.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{before?: () => void, after?: (page: import('playwright').Page) => Promise<T>}} [more] `before` runs in the page before
 *   its own scripts, `after` when the network is idle
 * @returns {Promise<Seen & {more: T | undefined}>}
 */
export async function onSlowPhone(browser, address, { before, after } = {}) {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    timezoneId,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watchPaints)
    if (before) await page.addInitScript(before)
    await page.goto(address, { waitUntil: 'networkidle' })
    const more = await after?.(page)
    const seen = await page.evaluate(() => {
      const { largest = Infinity, shift = 0 } = /** @type {Watched} */ (window).festoonPaints ?? {}
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return { firstPaint: paint?.startTime ?? Infinity, largestPaint: largest, shift }
    })
    return { ...seen, bytes, more }
  } finally {
    await context.close()
  }
}

/** @typedef {Window & {festoonPaints?: {largest?: number, shift?: number}}} Watched */

/** Runs in the page before its own scripts. */
function watchPaints() {
  /** @type {NonNullable<Watched['festoonPaints']>} */
  const seen = {}
  Object.assign(window, { festoonPaints: seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.shift = (seen.shift ?? 0) + Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}
