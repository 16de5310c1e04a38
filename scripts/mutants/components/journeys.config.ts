import { chromium, defineConfig, test, type BrowserContext } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { inRoot } from '../../root.mjs'
import { watchCoverage } from './watchCoverage.mjs'

const { FESTOON_MUTANT_COVERAGE: coverage, FESTOON_MUTANT_RESULTS: results } = process.env
const active = process.env['__STRYKER_ACTIVE_MUTANT__']

/** Selects the mutant in all pages, or lets them report the mutants they reach, as annotations of the journey. */
async function prepare(context: BrowserContext): Promise<void> {
  if (coverage === undefined) {
    if (active !== undefined)
      await context.addInitScript(`globalThis.__stryker__ = { activeMutant: ${JSON.stringify(active)} }`)
    return
  }
  const { annotations } = test.info()
  const reached = new Set<string>()
  await context.exposeBinding('reportMutant', (_source, id: string) => {
    if (!reached.has(id)) annotations.push({ type: 'mutant', description: id })
    reached.add(id)
  })
  await context.addInitScript(
    `{ const sent = new Set(); (${String(watchCoverage)})((id) => {
      if (sent.has(id) || !globalThis.reportMutant) return
      sent.add(id)
      globalThis.reportMutant(id).catch(() => undefined)
    }) }`,
  )
}

// Playwright also loads this file in each worker, which starts the browser and the servers.
if (process.env['TEST_WORKER_INDEX'] !== undefined) {
  if (coverage !== undefined)
    process.env['NODE_OPTIONS'] = `--import=${inRoot('scripts/mutants/components/serverCoverage.mjs')}`
  const launch = chromium.launch.bind(chromium)
  chromium.launch = async (options) => {
    const browser = await launch(options)
    const open = browser.newContext.bind(browser)
    browser.newContext = async (settings) => {
      const context = await open(settings)
      await prepare(context)
      return context
    }
    return browser
  }
}

/**
 * The journeys on an app with mutants. What a mutant removes is waited for in vain, so the limits are shorter. The journeys' database
 * is prepared once, before.
 */
export default defineConfig({
  ...journeys,
  testDir: inRoot('e2e'),
  outputDir: inRoot('.results', process.env['__STRYKER_ACTIVE_MUTANT__'] ?? 'all'),
  globalSetup: [],
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['json', { outputFile: results ?? inRoot('.results/journeys.json') }]],
  use: { ...journeys.use, actionTimeout: 20_000, navigationTimeout: 40_000 },
})
