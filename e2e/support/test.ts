import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { newNetwork } from './newNetwork.ts'
import { documentsOpened } from './policyReporter.ts'
import { startServer, type RunningServer, type Settings } from './startServer.ts'
import { watchPolicy, type PolicyWatch } from './watchPolicy.ts'

interface Fixtures {
  /** Fails the test when the browser's console had an error. */
  cleanConsole: string[]
  /** Fails the test when a page of it broke its Content-Security-Policy, whatever the console is allowed. */
  policy: PolicyWatch
  /** A server for this journey alone, which may stop it, start it and look at its data. */
  ownServer: RunningServer
  /** Starts a server with its own settings. It stops when the journey ends. */
  serverWith: (settings?: Settings) => Promise<RunningServer>
}

interface WorkerFixtures {
  server: RunningServer
}

/** Journeys run against the built server, one for each worker, each with its own data. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.dispose()
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
    // Pages close first: their errors about a stopped server don't count.
    for (const page of context.pages()) await page.close()
    for (const server of servers) await (await server).dispose()
  },
  baseURL: async ({ server }, use) => use(server.origin),
  // The limits for one network address are for one household, not for all journeys together.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newNetwork() }),
  cleanConsole: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const watch = (page: Page): void => {
        page.on('console', (message) => {
          // A refusal of our own calls is an answer, which the page puts into words; everything else is a fault.
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

/** Expects the page in its current state to have no violation that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loading can't be judged.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Without frames of other sites, the results need no second page to be put together in.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

export { expect }
