import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from './tests/support/browser.mjs'
import viteConfig from './vite.config.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const launch = await launchOptions()

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/{tokens,ui,contract,app,laws}/**/*.test.{ts,tsx}'],
            environment: 'node',
          },
        },
        {
          test: {
            name: 'server',
            include: ['tests/server/**/*.test.{ts,tsx}'],
            environment: 'node',
            fileParallelism: false,
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir })],
          test: {
            name: 'stories',
            setupFiles: ['./tests/support/stories.setup.ts'],
            isolate: false,
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
