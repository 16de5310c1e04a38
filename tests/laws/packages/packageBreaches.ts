import type { Manifest } from './manifests.ts'
import type { PackageUse } from './packageUses.ts'

/** What a workspace asks for though none of its files names it, and why. */
export type Excuses = Readonly<Record<string, string>>

const isTypes = (name: string): boolean => name.startsWith('@types/')
/** The package whose types `@types/x` or `@types/scope__x` holds. */
const typed = (name: string): string => name.slice('@types/'.length).replace(/^(\w[\w.-]*)__/, '@$1/')

/** A room's own files; to the root belongs whatever is in no room, and what a room has beside its sources. */
function belongs(from: string, folder: string): boolean {
  const isAside = /\.stories\.tsx$|\/vite\.config\.ts$/.test(from)
  return folder === '' ? !/^(tokens|art|ui|contract|app|server)\//.test(from) || isAside : from.startsWith(`${folder}/`)
}

/** Packages that a workspace asks for and nothing of it names. What is there for developing may be named by tests alone. */
export function unused(manifest: Manifest, uses: readonly PackageUse[], excuses: Excuses): string[] {
  const namedIn = (files: (from: string) => boolean): Set<string> =>
    new Set(uses.filter(({ from }) => files(from)).map(({ name }) => name))
  const own = namedIn((from) => belongs(from, manifest.folder))
  const aside = namedIn((from) => belongs(from, manifest.folder) || belongs(from, ''))
  return manifest.asked.filter((name) => {
    const named = manifest.runtime.includes(name) ? own : aside
    return !named.has(name) && !(name in excuses) && !(isTypes(name) && named.has(typed(name)))
  })
}

/**
 * Packages that a file names and its workspace does not ask for. What is in no room (tests, scripts, settings) drives the
 * rooms, so it may use what any of them asks for.
 */
export function undeclared(all: readonly Manifest[], uses: readonly PackageUse[]): PackageUse[] {
  const everything = new Set(all.flatMap(({ asked }) => asked))
  return uses.filter(({ from, name }) => {
    if (belongs(from, '')) return !everything.has(name) && !name.startsWith('@festoon/')
    const own = all.find(({ folder }) => folder !== '' && belongs(from, folder))
    return own !== undefined && !own.asked.includes(name) && name !== `@festoon/${own.folder}`
  })
}
