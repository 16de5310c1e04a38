// Measures the event page of a signed-out guest on the production build: requests, and bytes as sent with brotli.
import { get } from 'node:http'
import { chromium } from 'playwright'
import { launchOptions } from '../tests/support/browser.mjs'
import { startBuiltServer } from './bench/builtServer.mjs'
import { makeParty } from './bench/party.mjs'
import { build } from './build.mjs'

/** The limits: bytes of HTML and of scripts, as sent, and the number of requests without the cover image. */
const budget = { html: 13_800, script: 71_000, requests: 5 }

if (!(await build())) process.exit(1)
try {
  const server = await startBuiltServer()
  try {
    const { photo, link } = await makeParty(server.origin)
    process.exitCode = (await measure(server.origin, link, photo)) ? 0 : 1
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Opens the guest's link in a browser, prints its requests, and returns true if they are within the budget.
 * @param {string} origin
 * @param {string} link
 * @param {string} photo
 */
async function measure(origin, link, photo) {
  const browser = await chromium.launch(await launchOptions())
  /** @type {{type: string, url: string, method: string}[]} */
  const requests = []
  let loaded = 0
  /** @type {string[]} */
  const faults = []
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) {
        requests.push({ type: request.resourceType(), url: request.url(), method: request.method() })
      }
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await page.goto(link, { waitUntil: 'networkidle', timeout: 240_000 })
    loaded = requests.length
    faults.push(...(await scriptFaults(page)))
  } finally {
    await browser.close()
  }

  // Every variant of the photo starts with its name.
  const photoName = photo.replace(/\.\w+$/, '')
  const counted = requests.slice(0, loaded).filter(({ url }) => !url.includes(photoName))
  const sizes = new Map()
  for (const { url, method } of counted) if (method === 'GET') sizes.set(url, await bytesOf(url))
  const sum = (/** @type {string} */ type) =>
    counted.filter((request) => request.type === type).reduce((total, { url }) => total + (sizes.get(url) ?? 0), 0)
  const foreign = requests.filter(({ url }) => new URL(url).origin !== origin)

  for (const { type, url, method } of counted) {
    const shown = new URL(url).pathname
    console.log(`  ${type.padEnd(11)} ${method.padEnd(4)} ${String(sizes.get(url) ?? '-').padStart(7)}  ${shown}`)
  }
  const rows = [
    ['JavaScript', sum('script'), budget.script, 'bytes'],
    ['HTML', sum('document'), budget.html, 'bytes'],
    ['requests without the photo', counted.length, budget.requests, ''],
    ['requests to third parties', foreign.length, 0, ''],
  ]
  if (sum('script') === 0 || sum('document') === 0) faults.push('no script or no document was loaded')
  let within = faults.length === 0
  for (const fault of faults) console.log(`The page doesn't work: ${fault}`)
  for (const [name, value, max, unit] of rows) {
    const over = value > max
    if (over) within = false
    console.log(`${String(name).padEnd(27)} ${String(value).padStart(7)} of ${max} ${unit}${over ? '  OVER' : ''}`)
  }
  return within
}

/**
 * Checks that the page's script works, so that a broken page doesn't count as a small one: opens the form, presses plus, and
 * expects the number to change. Returns the problems.
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
async function scriptFaults(page) {
  // Only ends what hangs: the step uses the time that others leave.
  const timeout = 240_000
  try {
    await page.getByRole('button', { name: 'Add a message or guests' }).click({ timeout })
    const field = page.getByRole('spinbutton', { name: 'Bringing anyone?' })
    const before = await field.inputValue({ timeout })
    await page.getByRole('button', { name: /^More/ }).click({ timeout })
    const after = await field.inputValue({ timeout })
    return Number(after) === Number(before) + 1 ? [] : [`plus changed ${before} to ${after}`]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/**
 * Returns the size of a response as sent to a browser that accepts brotli.
 * @param {string} url
 * @returns {Promise<number>}
 */
function bytesOf(url) {
  return new Promise((settle, fail) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' } }, (response) => {
      let size = 0
      response.on('data', (chunk) => (size += chunk.length))
      response.on('end', () => settle(size))
    }).on('error', fail)
  })
}
