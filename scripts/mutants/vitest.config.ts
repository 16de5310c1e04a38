import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'
import { inRoot } from '../root.mjs'

/** The tests that `npm run mutants` runs: those of pure logic, without the laws, which read the changed files as text. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      root: inRoot(),
      include: ['tests/{tokens,ui,contract,app,server}/**/*.test.{ts,tsx}'],
      // Calculates millions of colors, for which code with mutants is too slow.
      exclude: ['tests/tokens/paletteGrid.test.ts'],
      environment: 'node',
      isolate: false,
      // A test that is only slow must not count as one that noticed a mutant.
      testTimeout: 120_000,
    },
  }),
)
