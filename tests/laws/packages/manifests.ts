import { z } from 'zod'
import { rooms, root, sourceText } from '../sources/sourceFiles.ts'

const names = z.record(z.string(), z.string()).default({})
const schema = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})

/** The dependencies in a package.json, by name. */
export interface Manifest {
  /** The workspace's folder, or '' for the root. */
  readonly folder: string
  readonly dependencies: readonly string[]
  /** The runtime dependencies among them. */
  readonly runtime: readonly string[]
}

/** Reads the package.json of the root and of each workspace. */
export function manifests(): Manifest[] {
  return ['', ...rooms].map((folder) => {
    const path = folder === '' ? 'package.json' : `${folder}/package.json`
    const parsedManifest = schema.parse(JSON.parse(sourceText(root, path)))
    const namesIn = (...lists: Record<string, string>[]): string[] => [...new Set(lists.flatMap(Object.keys))]
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = parsedManifest
    return {
      folder,
      dependencies: namesIn(dependencies, devDependencies, optionalDependencies, peerDependencies),
      runtime: namesIn(dependencies, peerDependencies),
    }
  })
}
