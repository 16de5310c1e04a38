import type { Manifest } from './manifests.ts'
import type { PackageUse } from './packageUses.ts'

/** Dependencies that no file of the workspace imports, with the reason. */
export type Excuses = Readonly<Record<string, string>>

const isTypes = (name: string): boolean => name.startsWith('@types/')
/** Returns the package that `@types/x` or `@types/scope__x` provides types for. */
const typedPackage = (name: string): string => name.slice('@types/'.length).replace(/^(\w[\w.-]*)__/, '@$1/')

/** Returns true if a file belongs to a workspace. The root owns all other files, and every workspace's stories and settings. */
function isPartOf(from: string, folder: string): boolean {
  const isAside = /\.stories\.tsx$|\/vite\.config\.ts$/.test(from)
  return folder === '' ? !/^(tokens|art|ui|contract|app|server)\//.test(from) || isAside : from.startsWith(`${folder}/`)
}

/** Returns a workspace's unused dependencies. Tests alone are enough to justify a development dependency. */
export function unusedDependencies(manifest: Manifest, uses: readonly PackageUse[], excuses: Excuses): string[] {
  const namedIn = (files: (from: string) => boolean): Set<string> =>
    new Set(uses.filter(({ from }) => files(from)).map(({ name }) => name))
  const ownUses = namedIn((from) => isPartOf(from, manifest.folder))
  const aside = namedIn((from) => isPartOf(from, manifest.folder) || isPartOf(from, ''))
  return manifest.dependencies.filter((name) => {
    const usedNames = manifest.runtime.includes(name) ? ownUses : aside
    return !usedNames.has(name) && !(name in excuses) && !(isTypes(name) && usedNames.has(typedPackage(name)))
  })
}

/**
 * Returns the packages that a file uses but its workspace doesn't depend on. Files of the root (tests, scripts, settings) may
 * use the dependencies of any workspace.
 */
export function undeclaredUses(all: readonly Manifest[], uses: readonly PackageUse[]): PackageUse[] {
  const everything = new Set(all.flatMap(({ dependencies }) => dependencies))
  return uses.filter(({ from, name }) => {
    if (isPartOf(from, '')) return !everything.has(name) && !name.startsWith('@festoon/')
    const ownManifest = all.find(({ folder }) => folder !== '' && isPartOf(from, folder))
    return (
      ownManifest !== undefined && !ownManifest.dependencies.includes(name) && name !== `@festoon/${ownManifest.folder}`
    )
  })
}
