import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from './tests/support/browser.mjs'
import viteConfig from './vite.config.ts'

const home = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const launch = await launchOptions()

/** Everything is looked at under `npm test -- --all`, and where pictures are renewed. */
const isLong = process.env.FESTOON_ALL === '1' || process.argv.includes('--update') || process.argv.includes('-u')

/** Tests whose subject is the database say so (`@module-tag database`): they run on the embedded one too. */
const serverTests = globSync('tests/server/**/*.test.{ts,tsx}', { cwd: home })
const isOfDatabase = (file: string) => readFileSync(`${home}/${file}`, 'utf8').includes('@module-tag database')
const server = {
  environment: 'node',
  tags: [{ name: 'database', description: 'Its subject is the database, so it runs on each.' }],
  // Each worker loads the server's modules and makes its template database once, for all its files.
  isolate: false,
  // A third of a worker's time is spent waiting.
  maxWorkers: 3,
  globalSetup: './tests/support/endDatabases.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Accessibility trees of the stories, one file per component.
      resolveSnapshotPath: (path, extension) => `${home}/tests/aria/${basename(path, '.stories.tsx')}${extension}`,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/{tokens,art,ui,contract,app,laws}/**/*.test.{ts,tsx}'],
            environment: 'node',
            isolate: false,
            globalSetup: './tests/support/endDatabases.ts',
            // The laws read every file, beside whatever else runs.
            testTimeout: 30_000,
          },
        },
        { test: { ...server, name: 'server', include: serverTests } },
        { test: { ...server, name: 'embedded', maxWorkers: 1, include: serverTests.filter(isOfDatabase) } },
        {
          // What is built from the catalogue, and the checks of its checks.
          test: {
            name: 'catalogue',
            include: ['tests/catalogue/**/*.test.ts'],
            environment: 'node',
            fileParallelism: false,
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
            globalSetup: './e2e/engines/prepareDatabase.ts',
            testTimeout: 120_000,
            hookTimeout: 60_000,
            expect: { poll: { timeout: 20_000, interval: 100 } },
          },
        },
        {
          // The kit as others get it: packed, installed in a project elsewhere, opened in a browser.
          test: {
            name: 'kit',
            include: ['tests/kit/*.test.ts'],
            environment: 'node',
            testTimeout: 30_000,
            hookTimeout: 90_000,
            globalSetup: './tests/kit/buildPackages.ts',
            maxWorkers: 1,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir })],
          test: {
            name: 'stories',
            setupFiles: ['./tests/support/stories/stories.setup.ts'],
            provide: { isLong },
            isolate: false,
            // Three windows on two cores: one waits for its screenshots while the others draw.
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
      ],
    },
  }),
)
