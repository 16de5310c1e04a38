import { globSync } from 'node:fs'
import { readImports } from '../imports/readImports.ts'
import { resolveImport } from '../imports/resolveImport.ts'
import { rooms, root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'

/** A use of a package in a file. */
export interface PackageUse {
  readonly from: string
  readonly name: string
}

const namedPackage = /(?:@import|@plugin|url\()\s*['"]((?!data:)[^'"./][^'"]*)['"]/g
/** Packages that a script runs or a configuration loads, by path in node_modules or by quoted name. */
const run = /node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/|['"]((?:@[\w.-]+\/)?[\w-]+)['"]/g

function packageOf(from: string, specifier: string): string | undefined {
  const room = /^@festoon\/\w+/.exec(specifier)?.[0]
  if (room !== undefined) return room
  const target = resolveImport(root, from, specifier)
  return target.kind === 'package' ? target.name : undefined
}

const uses = (from: string, names: readonly (string | undefined)[]): PackageUse[] =>
  names.flatMap((name) => (name === undefined ? [] : [{ from, name }]))

/** Returns every package that a source file or a style sheet imports, including types. */
export function importedPackages(): PackageUse[] {
  const code = [
    ...sourceFiles(root, [...rooms, 'tests', 'e2e', '.storybook', 'scripts']),
    ...globSync('*.config.ts', { cwd: root }),
  ]
  const styles = rooms.flatMap((room) => globSync(`${room}/{*,entry/*}.css`, { cwd: root }))
  return [
    ...code.flatMap((path) =>
      uses(
        path,
        readImports(path, sourceText(root, path)).map(({ specifier }) => packageOf(path, specifier)),
      ),
    ),
    ...styles.flatMap((path) =>
      uses(
        path,
        [...sourceText(root, path).matchAll(namedPackage)].map(([, specifier = '']) => packageOf(path, specifier)),
      ),
    ),
  ]
}

/** Returns every package that is run rather than imported: by scripts, package.json or Storybook. */
export function runPackages(): PackageUse[] {
  const scripts = [...sourceFiles(root, ['scripts', '.storybook']), 'tests/support/browser.mjs']
  const commands = Object.values(JSON.parse(sourceText(root, 'package.json')).scripts).map(String)
  return [
    ...scripts.flatMap((path) =>
      uses(
        path,
        [...sourceText(root, path).matchAll(run)].map(([, byPath, quoted]) => byPath ?? quoted),
      ),
    ),
    ...uses(
      'package.json',
      commands.map((command) => command.split(' ')[0]),
    ),
  ]
}
