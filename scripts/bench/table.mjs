import { makeRows } from '../../tests/bench/table/rows.ts'
import { median } from './pages.mjs'

const rounds = 15
const names = ['floor', 'ours']
/** The number of rows, from the top, that are checked. */
const seen = 8
/**
 * The search term. Each letter changes the rows at the top. After the first, second and third letter, fewer than 8,000, 2,000
 * and 700 rows match.
 */
const searched = 'ils'

const rows = makeRows()
const first = (/** @type {{name: string}[]} */ list) => list.slice(0, seen).map(({ name }) => name)
const alphabetical = rows.toSorted((one, other) => one.name.localeCompare(other.name))
const backwards = alphabetical.toReversed()
const saying = (/** @type {string} */ text) =>
  backwards.filter((row) => Object.values(row).some((value) => value.toLowerCase().includes(text)))

/**
 * Compares the kit's table with a plain DOM table that was written only for this list of ten thousand guests. The tables are
 * measured in turns, so that other work on the machine affects both. Each step is timed from the input event until the
 * expected rows are painted.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @returns {Promise<import('../bench.mjs').Figure[]>}
 */
export async function benchTable(browser, origin) {
  /** @type {Record<string, Record<string, number[]>>} */
  const measured = { floor: {}, ours: {} }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const found = await measure(browser, `${origin}/table/${name}/`)
      for (const [what, value] of found) ((measured[name] ??= {})[what] ??= []).push(value)
    }
  }
  const of = (/** @type {string} */ name, /** @type {string} */ what) => median(measured[name]?.[what] ?? [])
  const ratio = (/** @type {string} */ what) => ({
    what: `Guest table, ${what}, against plain DOM`,
    value: of('ours', what) / of('floor', what),
    max: 1.5,
    unit: 'x',
    of: `${of('ours', what).toFixed(1)} ms to ${of('floor', what).toFixed(1)} ms`,
  })
  return [
    ...['first rows', 'sort', 'first letter', 'next letters'].map(ratio),
    { what: 'Guest table, nodes in the document', value: of('ours', 'nodes'), max: 204, unit: '' },
    {
      what: 'Guest table, heap',
      value: of('ours', 'heap'),
      max: 6,
      unit: 'MB',
      of: `plain DOM ${of('floor', 'heap').toFixed(1)}`,
    },
  ]
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<[what: string, value: number][]>}
 */
async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 760 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.addInitScript(watch)
  await page.addInitScript((expected) => Reflect.get(window, 'watchFrom')(expected), first(rows))
  await page.goto(url)
  /** @type {[string, number][]} */
  const found = [['first rows', await page.evaluate(() => Reflect.get(window, 'watched'))]]
  await page.waitForTimeout(500)
  found.push(['nodes', await page.evaluate(() => document.querySelectorAll('*').length)])
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  found.push(['heap', (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1_048_576])

  /** @param {string[]} types @param {string[]} expected @param {() => Promise<void>} act */
  const step = async (types, expected, act) => {
    await page.waitForTimeout(60)
    await page.evaluate(([on, rowsExpected]) => Reflect.get(window, 'watchOn')(on, rowsExpected), [types, expected])
    await act()
    return page.evaluate(() => Reflect.get(window, 'watched'))
  }
  const box = await page.evaluate(() => {
    const { x, y, height } = Reflect.get(window, 'benchSort')().getBoundingClientRect()
    return { x: x + 10, y: y + height / 2 }
  })
  for (const expected of [first(alphabetical), first(backwards)]) {
    found.push(['sort', await step(['pointerdown'], expected, () => page.mouse.click(box.x, box.y))])
  }
  await page.click('[data-bench=filter]')
  for (let length = 1; length <= searched.length; length += 1) {
    const what = length === 1 ? 'first letter' : 'next letters'
    const letter = searched[length - 1] ?? ''
    const expected = first(saying(searched.slice(0, length)))
    found.push([what, await step(['keydown'], expected, () => page.keyboard.press(letter))])
  }
  await context.close()
  return found
}

/** Runs in the page before its own scripts, and measures the time until the expected rows are painted. */
function watch() {
  const until = (/** @type {string[]} */ expected, /** @type {() => number} */ from) =>
    new Promise((done) => {
      const look = () => {
        const shown = Reflect.get(window, 'benchNames')?.() ?? []
        if (!expected.every((name, place) => shown[place] === name)) return requestAnimationFrame(look)
        // A message is delivered after the next frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(performance.now() - from()))
        port1.start()
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
  Object.assign(window, {
    watchFrom: (/** @type {string[]} */ expected) => Object.assign(window, { watched: until(expected, () => 0) }),
    watchOn: (/** @type {string[]} */ types, /** @type {string[]} */ expected) => {
      const watched = new Promise((done) => {
        const begin = (/** @type {Event} */ event) => done(until(expected, () => event.timeStamp))
        for (const type of types) addEventListener(type, begin, { capture: true, once: true })
      })
      Object.assign(window, { watched })
    },
  })
}
