import { build } from '../build.mjs'
import { startBuiltServer } from './builtServer.mjs'
import { median } from './pages.mjs'
import { onSlowPhone } from './slowPhone.mjs'

const visits = 3

/**
 * Measures how soon a new visitor on a mid-range phone sees the home pages of a new server whose images have been drawn.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('../bench.mjs').Figure[]>}
 */
export async function benchWelcome(browser) {
  if (!(await build())) throw new Error("The app wasn't built")
  const server = await startBuiltServer()
  try {
    const doors = [
      ['Parties page', `${server.origin}/welcome`],
      ['Marketing page', `${server.origin.replace('localhost', 'root.localhost')}/`],
    ]
    /** @type {import('../bench.mjs').Figure[]} */
    const figures = []
    for (const [name, address = ''] of doors) {
      // The first visit warms up the server. It isn't measured.
      await onSlowPhone(browser, address)
      const seen = []
      for (let visit = 0; visit < visits; visit += 1) seen.push(await onSlowPhone(browser, address))
      const of = (/** @type {'firstPaint' | 'largestPaint' | 'shift' | 'bytes'} */ what) =>
        median(seen.map((one) => one[what]))
      const on = `${name} on slow 4G and a slow CPU`
      figures.push(
        { what: `${on}: first paint`, value: of('firstPaint') / 1_000, max: 2, unit: 's' },
        { what: `${on}: largest paint`, value: of('largestPaint') / 1_000, max: 2.5, unit: 's' },
        { what: `${name}: layout shift`, value: of('shift'), max: 0.001, unit: '' },
        { what: `${name}: bytes of a first visit`, value: of('bytes') / 1_000, max: 600, unit: 'KB' },
      )
    }
    return figures
  } finally {
    await server.stop()
  }
}
