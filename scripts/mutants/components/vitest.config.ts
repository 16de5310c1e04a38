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
      // Modules run again for each file, so that what they run when they load counts for each.
      isolate: true,
      setupFiles: ['tests/support/properties/seedProperties.ts', 'scripts/mutants/components/unit.setup.mjs'].map(
        (file) => inRoot(file),
      ),
      testTimeout: 60_000,
    },
  }),
)
