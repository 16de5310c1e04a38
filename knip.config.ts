import type { KnipConfiguration } from 'knip'

/**
 * Selects the files to check for unused code. Paths that end with `!` are product code. `npm run lint` runs knip twice: on
 * everything, and only on product code (`--production`), which finds code that only tests use. A part of a file may still be
 * exported for its own test.
 */
export default ({ production = false }: { production?: boolean }): KnipConfiguration => ({
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  exclude: ['dependencies', 'unlisted', 'binaries', 'unresolved', 'duplicates', 'nsExports', 'nsTypes'],
  // Passed to a component as a whole.
  ignoreIssues: { 'contract/messages/en/welcome/partiesPage.ts': ['exports'] },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/proof/rsvps.mjs',
        'scripts/mutants/runTests.mjs',
        'scripts/mutants/components/{prepareJourneys,serverCoverage,unit.setup}.mjs',
        'scripts/mutants/**/*.config.ts',
        'scripts/sprites/finish.mjs',
        'scripts/sprites/finishScenes.mjs',
        'scripts/sprites/packNouns.mjs',
        'scripts/sprites/packObjects.mjs',
        '.storybook/**/*.{ts,tsx}',
        'e2e/**/*.ts',
        'tests/**/*.test.{ts,tsx}',
        'tests/ui/**/*.tsx',
        'tests/support/results/*.ts',
        'tests/support/load/{printSpans.mjs,roundRobinProcess.ts}',
        'tests/{bench,kit}/**/*.{ts,tsx,mjs}',
        'tests/scripts/fixtures/*.{ts,mjs}',
      ],
      project: ['scripts/**/*.mjs', '.storybook/**/*.{ts,tsx}', 'e2e/**/*.ts', 'tests/**/*.{ts,tsx,mjs}'],
      ignore: ['tests/laws/fixtures/**', 'tests/art/prompts/unseenPrompts.ts'],
    },
    tokens: {
      entry: ['*.ts!'],
      project: ['**/*.ts!'],
    },
    ui: {
      // Replaces a package (`resolve.alias`).
      entry: ['*/*.tsx!', 'private/hideOthers.ts!'],
      project: ['**/*.{ts,tsx}!', '!**/*.stories.tsx!', '!private/stories/**!'],
    },
    contract: {
      includeEntryExports: true,
      project: ['**/*.ts!'],
    },
    art: {
      includeEntryExports: true,
      project: ['**/*.ts!'],
    },
    app: {
      entry: [
        'entry/guest.tsx!',
        'entry/render.tsx!',
        'platform/worker/*.ts!',
        '**/{renderedPart.tsx,guestPartStyles.ts,guestHeadPart.tsx,guestSummaryPart.tsx,themeSearch.ts}!',
      ],
      project: ['**/*.{ts,tsx}!', '!vite.config.ts!'],
    },
    server: {
      entry: ['main.ts!', '**/{drawFrontDoor,pictureProcess,guestCsvWorker}.ts!'],
      project: ['**/*.{ts,tsx}!', '!vite.config.ts!'],
    },
  },
})
