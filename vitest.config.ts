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

/** Tests that name `databaseKinds` run on every database; the others do the same on any, and run once. */
const serverTests = globSync('tests/server/**/*.test.{ts,tsx}', { cwd: home })
const isOfDatabase = (file: string) => readFileSync(`${home}/${file}`, 'utf8').includes('databaseKinds')
const server = {
  environment: 'node',
  fileParallelism: false,
  // One load of the server's modules and one empty database for all files.
  isolate: false,
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
            include: ['tests/{tokens,ui,contract,app,laws}/**/*.test.{ts,tsx}'],
            environment: 'node',
          },
        },
        { test: { ...server, name: 'server', include: serverTests.filter(isOfDatabase) } },
        { test: { ...server, name: 'services', include: serverTests.filter((file) => !isOfDatabase(file)) } },
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
          // The kit as others get it: packed, installed in a project elsewhere, opened in a browser.
          test: {
            name: 'kit',
            include: ['tests/kit/*.test.ts'],
            environment: 'node',
            testTimeout: 30_000,
            hookTimeout: 90_000,
            // Each builds the packages anew.
            maxWorkers: 1,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir })],
          test: {
            name: 'stories',
            setupFiles: ['./tests/support/stories.setup.ts'],
            isolate: false,
            // Two windows: one waits for its pictures while the other draws.
            maxWorkers: 2,
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
