import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../../../vite.config.ts'
import { inRoot } from '../../root.mjs'

/** The unit tests that reach components: those of the app. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      root: inRoot(),
      include: ['tests/app/**/*.test.{ts,tsx}'],
      environment: 'node',
      // To find what tests reach, modules run again for each file, because some mutants are only reached when a module loads.
      isolate: process.env['FESTOON_MUTANT_COVERAGE'] !== undefined,
      setupFiles: ['tests/support/properties/seedProperties.ts', 'scripts/mutants/components/unit.setup.mjs'].map(
        (file) => inRoot(file),
      ),
      testTimeout: 60_000,
    },
  }),
)
