import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { newNetwork } from './newNetwork.ts'
import { documentsOpened } from './policyReporter.ts'
import { startOwnServer } from './startOwnServer.ts'
import type { RunningServer, Settings } from './startServer.ts'
import { watchPolicy, type PolicyWatch } from './watchPolicy.ts'

interface Fixtures {
  /** Console errors. The test fails if any are left at its end. */
  cleanConsole: string[]
  /** Content-Security-Policy violations. The test fails if there are any, whatever console errors it allows. */
  policy: PolicyWatch
  /** A server only for this journey, which may stop it, start it, change its rows, and inspect its files. */
  ownServer: RunningServer
  /** Starts a server with custom settings. It stops when the journey ends. */
  serverWith: (settings: Settings) => Promise<RunningServer>
}

interface WorkerFixtures {
  server: RunningServer
}

/** The test function for journeys. Each worker has its own built server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startOwnServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ context }, use) => {
    const server = await startOwnServer()
    await use(server)
    await closePages(context)
    await server.dispose()
  },
  serverWith: async ({ context }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (settings) => {
      const server = await startOwnServer(settings)
      ends.unshift(server.dispose)
      return server
    })
    await closePages(context)
    for (const end of ends) await end()
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // Rate limits per IP address are meant for one household, not for all journeys together.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newNetwork() }),
  cleanConsole: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const watch = (page: Page): void => {
        page.on('console', (message) => {
          // Rejected API calls and forms are expected, because the page shows their message. All other errors count.
          const isRefusal =
            /\/(?:json|providers|albums|contacts|event\/bring)\/|^https:\/\/(?:js|api)\.stripe\.com\//.test(
              message.location().url,
            ) && /status of (?:4\d\d|502)|net::ERR_FAILED/.test(message.text())
          // The journeys' own scripts can't run in the frame of an email, which has none.
          const isOurs = /^Blocked script execution in '[^']*\/preview\/mail\?/.test(message.text())
          if (message.type() === 'error' && !isRefusal && !isOurs) complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(String(error)))
      }
      context.on('page', watch)
      for (const page of context.pages()) watch(page)
      await use(complaints)
      await leaveRoutes(context)
      expect(complaints, 'console errors').toEqual([])
    },
    { auto: true },
  ],
  policy: [
    async ({ browser, context }, use, testInfo) => {
      const watch: PolicyWatch = { violations: [], documents: 0 }
      const stop = await watchPolicy(browser, context, watch)
      await use(watch)
      stop()
      testInfo.annotations.push({ type: documentsOpened, description: `${watch.documents}/${watch.violations.length}` })
      expect(watch.violations, 'policy violations').toEqual([])
    },
    { auto: true },
  ],
})

/** Lets calls that are still being answered fail silently, because the journey has ended. A page that has crashed makes none. */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  for (const routes of [...context.pages(), context])
    await routes.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
}

/** Closes a journey's pages before its server stops, so that their errors about the stopped server don't count. */
async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close()
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))

/** Expects axe to find no violations in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait until the page has loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axeFile, 'utf8'))
  // The only frames are emails, without scripts, and forms of other sites.
  const violations = await page.evaluate(async () => {
    const results = await window.axe.run({ resultTypes: ['violations'], iframes: false })
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(violations).toEqual([])
}

/** Removes the errors that a journey causes on purpose, which must match a pattern, from those of `cleanConsole`. */
export function expectErrors(cleanConsole: string[], pattern: RegExp): void {
  expect(cleanConsole.splice(0).filter((line) => !pattern.test(line))).toEqual([])
}

export { expect }
