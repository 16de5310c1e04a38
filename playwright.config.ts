import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.mjs'

/** With the emulator of Firebase Authentication, only its journeys run: `npm run test:firebase`. */
const firebase = /firebase\.spec\.ts$/
const emulated = process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined

/** True under `npm test -- --all`, which runs every journey on both screens. */
const everywhere = process.env['FESTOON_ALL'] === '1'

/**
 * Journeys run on the built app. Each worker starts its own server (`e2e/support`), so there is no `webServer`. By default,
 * journeys run on a phone. `@desktop` journeys run on a wide screen instead, and `@both` journeys on both, because the layouts
 * differ. `@narrow` journeys also run on the narrowest screen (WCAG 1.4.10). `@phone` journeys never run on a wide screen.
 */
export default defineConfig({
  testDir: 'e2e',
  ...(emulated ? { testMatch: firebase } : { testMatch: '**/*.spec.ts', testIgnore: firebase }),
  outputDir: '.results/e2e',
  globalSetup: './e2e/support/prepareDatabase.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Limits only end what hangs. A machine may be three times slower than usual.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/support/policyReporter.ts']],
  use: {
    launchOptions: await launchOptions({ comparesPictures: false }),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording takes a sixth of the time. Use `--trace on` to debug a journey.
    trace: 'off',
    // A service worker would handle requests that a journey intercepts. Journeys about the worker allow it.
    serviceWorkers: 'block',
    // Without a GPU, animated backgrounds keep a core busy. Journeys about them turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      ...(everywhere ? {} : { grepInvert: /@desktop/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'narrow',
      grep: /@narrow/,
      use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(everywhere || emulated ? { grepInvert: /@phone/ } : { grep: /@desktop|@both/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
})
