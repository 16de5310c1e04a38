import { z } from 'zod'
import { rooms, root, sourceText } from '../sources/sourceFiles.ts'
import type { DeclaredDependencies } from './breaches.ts'

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** Reads the runtime dependencies of each top-level folder from its package.json. */
export function declaredPackages(): DeclaredDependencies {
  return Object.fromEntries(
    rooms.map((room) => {
      const { dependencies, peerDependencies } = manifest.parse(JSON.parse(sourceText(root, `${room}/package.json`)))
      return [room, new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)])]
    }),
  )
}
