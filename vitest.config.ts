import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './tests/support/browser.mjs'
import viteConfig from './vite.config.ts'

const home = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const launch = await launchOptions()

/** The names after `--project`. Setting up all other projects would take as long as running a few tests. */
const chosenProjects = process.argv.flatMap((argument, at, all) =>
  argument === '--project' ? (all[at + 1] ?? []) : argument.startsWith('--project=') ? argument.slice(10) : [],
)
const isChosen = (name: string): boolean =>
  chosenProjects.length === 0 || chosenProjects.some((chosen) => chosen === name || /[*!]/.test(chosen))

const updates = process.argv.includes('--update') || process.argv.includes('-u')
/** True under `npm test -- --all`, and to update screenshots: checks every story under every theme. */
const isLong = process.env.FESTOON_ALL === '1' || updates

/** The server's tests. Those about the database have `@module-tag database`, and also run on the embedded one. */
const serverTests = globSync('tests/server/**/*.test.{ts,tsx}', { cwd: home })
const isOfDatabase = (file: string) => readFileSync(`${home}/${file}`, 'utf8').includes('@module-tag database')
const server = {
  environment: 'node',
  tags: [{ name: 'database', description: 'Tests the database itself, so it runs on each kind.' }],
  // Each worker loads the server's modules and creates its template database once, for all its files.
  isolate: false,
  setupFiles: ['./tests/support/properties/seedProperties.ts'],
  // Workers spend a third of their time waiting, so use more than there are cores.
  maxWorkers: 3,
  // `npm run proof` runs files of this project and of `unit` together, which have different numbers of workers.
  sequence: { groupOrder: 1 },
  globalSetup: './tests/support/endDatabases.ts',
}

// Limits only end what hangs. A machine may be three times slower than usual, so few tests need more.
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['tests/{tokens,art,ui,contract,app,scripts,laws}/**/*.test.{ts,tsx}'],
      environment: 'node',
      isolate: false,
      setupFiles: ['./tests/support/properties/seedProperties.ts'],
      globalSetup: './tests/support/endDatabases.ts',
      ...patience,
    },
  },
  { test: { ...server, ...patience, name: 'server', include: serverTests } },
  {
    // Measurements of time and memory, which only `npm run proof` runs.
    extends: true,
    test: { ...server, ...patience, name: 'proof', maxWorkers: 1, include: ['tests/**/*.proof.ts'] },
  },
  {
    test: { ...server, ...patience, name: 'embedded', maxWorkers: 1, include: serverTests.filter(isOfDatabase) },
  },
  {
    // The built catalog, emails, and tests of the screenshot comparison.
    test: {
      name: 'catalog',
      include: ['tests/catalog/**/*.test.ts'],
      environment: 'node',
      fileParallelism: false,
      testTimeout: 240_000,
      hookTimeout: 480_000,
    },
  },
  {
    // Journeys in browsers other than Chromium, on the built server.
    test: {
      name: 'engines',
      include: ['e2e/engines/*.test.ts'],
      environment: 'node',
      // Each worker starts a server and each browser once, for all its files.
      isolate: false,
      maxWorkers: 2,
      globalSetup: './e2e/support/prepareDatabase.ts',
      testTimeout: 240_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000, interval: 100 } },
    },
  },
  {
    // The published kit: packed, installed in a separate project, and opened in a browser.
    test: {
      name: 'kit',
      include: ['tests/kit/*.test.ts'],
      environment: 'node',
      ...patience,
      hookTimeout: 360_000,
      globalSetup: './tests/kit/buildPackages.ts',
      maxWorkers: 1,
    },
  },
  {
    extends: true,
    plugins: isChosen('stories') ? [storybookTest({ configDir })] : [],
    test: {
      ...patience,
      name: 'stories',
      setupFiles: ['./tests/support/stories/stories.setup.ts'],
      provide: { isLong, updates },
      isolate: false,
      // Three windows on two cores, because one usually waits for its screenshots.
      maxWorkers: 3,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launch,
          contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 4 },
            screenshotOptions: { animations: 'disabled', caret: 'hide', scale: 'css' },
            resolveScreenshotPath: ({ root, arg, ext }) => `${root}/tests/visual/${arg}${ext}`,
          },
        },
      },
    },
  },
]

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Accessibility trees of the stories, one file per component.
      resolveSnapshotPath: (path, extension) => `${home}/tests/aria/${basename(path, '.stories.tsx')}${extension}`,
      projects: projects.filter(({ test }) => typeof test?.name === 'string' && isChosen(test.name)),
    },
  }),
)
