import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.mjs'

/** With the emulator of Firebase Authentication there are its journeys and no others: `npm run test:firebase`. */
const firebase = /firebase\.spec\.ts$/
const emulated = process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined

/** Under `npm test -- --all` every journey runs on both screens. */
const everywhere = process.env['FESTOON_ALL'] === '1'

/**
 * Journeys run on the built app; each worker starts a server of its own (e2e/), so there is no webServer here. A journey runs
 * on a phone, one tagged `@desktop` on a wide screen instead, one tagged `@both` on both because they differ there, one
 * tagged `@narrow` on the narrowest screen too (WCAG 1.4.10). What is tagged `@phone` is about phones alone.
 */
export default defineConfig({
  testDir: 'e2e',
  ...(emulated ? { testMatch: firebase } : { testMatch: '**/*.spec.ts', testIgnore: firebase }),
  outputDir: '.results/e2e',
  globalSetup: './e2e/support/prepareDatabase.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./e2e/support/policyReporter.ts']],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording costs a sixth of the time: `--trace on` where a journey is looked into.
    trace: 'off',
    // A worker would answer what a journey holds up on its way: those that are about it let it in.
    serviceWorkers: 'block',
    // What moves behind an invitation keeps a core busy where no graphics card draws it; a journey that is about it says so.
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
