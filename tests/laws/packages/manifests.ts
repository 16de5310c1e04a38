import { z } from 'zod'
import { rooms, root, sourceText } from '../sources/sourceFiles.ts'

const names = z.record(z.string(), z.string()).default({})
const schema = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})

/** What a package.json asks for, by name. */
export interface Manifest {
  /** The workspace's folder; '' is the root. */
  readonly folder: string
  readonly asked: readonly string[]
  /** Those among them that are there for running, not for developing. */
  readonly runtime: readonly string[]
}

/** The root's package.json and those of the rooms. */
export function manifests(): Manifest[] {
  return ['', ...rooms].map((folder) => {
    const path = folder === '' ? 'package.json' : `${folder}/package.json`
    const parsed = schema.parse(JSON.parse(sourceText(root, path)))
    const namesIn = (...lists: Record<string, string>[]): string[] => [...new Set(lists.flatMap(Object.keys))]
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = parsed
    return {
      folder,
      asked: namesIn(dependencies, devDependencies, optionalDependencies, peerDependencies),
      runtime: namesIn(dependencies, peerDependencies),
    }
  })
}
