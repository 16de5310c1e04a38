import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { journeyDatabase } from './journeyDatabase.ts'
import { newNetwork } from './newNetwork.ts'
import { documentsOpened } from './policyReporter.ts'
import { startServer, type RunningServer, type Settings } from './startServer.ts'
import { watchPolicy, type PolicyWatch } from './watchPolicy.ts'

interface Fixtures {
  /** Console errors. The test fails if any are left at its end. */
  cleanConsole: string[]
  /** Content-Security-Policy violations. The test fails if there are any, whatever console errors it allows. */
  policy: PolicyWatch
  /** A server only for this journey, which may stop it, start it and inspect its data. */
  ownServer: RunningServer
  /** Starts a server with custom settings. It stops when the journey ends. */
  serverWith: (settings?: Settings) => Promise<RunningServer>
}

interface WorkerFixtures {
  server: RunningServer
}

/**
 * The test function for journeys. Each worker has its own built server, on PostgreSQL if TEST_DATABASE_URL is set. Servers of a
 * single journey use the embedded database.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const database = await journeyDatabase(process.env['FESTOON_E2E_TEMPLATE_URL'])
      const server = await startServer(() => Promise.resolve(database ? { DATABASE_URL: database.url } : {}))
      await use(server)
      await server.dispose()
      await database?.drop()
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ serverWith }, use) => use(await serverWith()),
  serverWith: async ({ context }, use) => {
    const servers: Promise<RunningServer>[] = []
    await use((settings) => {
      const started = startServer(settings)
      servers.push(started)
      return started
    })
    // Close the pages first, so that their errors about a stopped server don't count.
    for (const page of context.pages()) await page.close()
    for (const server of servers) await (await server).dispose()
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // Rate limits per IP address are meant for one household, not for all journeys together.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newNetwork() }),
  cleanConsole: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const watch = (page: Page): void => {
        page.on('console', (message) => {
          // Rejected API calls are expected, because the page shows their message. All other errors count.
          const isRefusal =
            /\/(?:json|providers|albums|contacts)\/|^https:\/\/(?:js|api)\.stripe\.com\//.test(
              message.location().url,
            ) && /status of (?:4\d\d|502)|net::ERR_FAILED/.test(message.text())
          if (message.type() === 'error' && !isRefusal) complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(String(error)))
      }
      context.on('page', watch)
      for (const page of context.pages()) watch(page)
      await use(complaints)
      expect(complaints, 'console errors').toEqual([])
    },
    { auto: true },
  ],
  policy: [
    async ({ browser, context }, use, testInfo) => {
      const watch: PolicyWatch = { broken: [], documents: 0 }
      const stop = await watchPolicy(browser, context, watch)
      await use(watch)
      stop()
      testInfo.annotations.push({ type: documentsOpened, description: `${watch.documents}/${watch.broken.length}` })
      expect(watch.broken, 'what broke the policy').toEqual([])
    },
    { auto: true },
  ],
})

/** Expects axe to find no violations in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait until the page has loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Legacy mode needs no extra page to merge results, which only matters for frames from other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

export { expect }
