import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../support/browser.mjs'
import { conforming } from '../support/stories/conformance.tsx'

const root = fileURLToPath(new URL('../..', import.meta.url))
const next = join(root, 'node_modules/next/dist/bin/next')
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
/** In the repository, so that Next and React are found, and the kit as it is published before its sources. */
const folder = join(root, 'dist/next')
const home = join(folder, 'tests/kit/next')
let browser: Browser

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules/@festoon'), { recursive: true })
  for (const room of ['tokens', 'ui'])
    cpSync(join(root, 'dist/kit', room), join(folder, 'node_modules/@festoon', room), { recursive: true })
  for (const path of ['tests/kit/next', 'tests/support/stories/conformance.tsx'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  browser = await chromium.launch(await launchOptions())
})
afterAll(() => browser?.close())

/** Returns a port that no one uses. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })

/** Starts the built app, and resolves once it answers. */
async function start(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, reject) => {
    server.stdout?.on('data', (data: Buffer) => data.includes('Ready') && ready())
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}`)))
  })
  return server
}

/** Returns the HTML of a component in the page. */
const partOf = (html: string, name: string) =>
  (html.split(`data-component="${name}">`)[1] ?? '').split('data-component=')[0] ?? ''

describe.each(['turbopack', 'webpack'])('an app of Next.js, built by %s,', (bundler) => {
  let server: ChildProcess
  let origin: string

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [next, 'build', `--${bundler}`], { cwd: home, env })
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = await start(port)
  }, 180_000)
  afterAll(() => server?.kill())

  it('renders every component on the server', async () => {
    const html = await (await fetch(origin)).text()
    const renderedComponents = conforming.filter(({ portal, hasTrigger }) => !portal && !hasTrigger)
    expect(renderedComponents.length).toBeGreaterThan(35)
    const missingComponents = renderedComponents.filter(({ name }) => !partOf(html, name).includes('data-probe'))
    expect(missingComponents.map(({ name }) => name)).toEqual([])
  })

  it('hydrates them without a message, and loads a dialog where it is used', async () => {
    const page = await browser.newPage()
    const consoleMessages: string[] = []
    page.on('console', (message) => consoleMessages.push(message.text()))
    page.on('pageerror', (error) => consoleMessages.push(String(error)))
    try {
      await page.goto(origin, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Crop a photo' }).click()
      await page.getByRole('dialog').waitFor()
      expect(consoleMessages).toEqual([])
    } finally {
      await page.close()
    }
  })
})
