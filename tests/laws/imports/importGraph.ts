import { sourceFiles, sourceText } from '../sources/sourceFiles.ts'
import type { Import } from './readImports.ts'
import { readImports } from './readImports.ts'
import type { Target } from './resolveImport.ts'
import { resolveImport } from './resolveImport.ts'

export interface Edge extends Import {
  readonly from: string
  readonly to: Target
}

/** The imports of all source files, by importing file. */
export type ImportGraph = ReadonlyMap<string, readonly Edge[]>

/**
 * Reads the import graph of the given folders.
 * @throws Error when a file can't be parsed.
 */
export function importGraph(tree: string, folders: readonly string[]): ImportGraph {
  return new Map(
    sourceFiles(tree, folders).map((from) => [
      from,
      readImports(from, sourceText(tree, from)).map((statement) => ({
        ...statement,
        from,
        to: resolveImport(tree, from, statement.specifier),
      })),
    ]),
  )
}

/** Returns the imports that load with a file: neither types nor `import()`. */
function loadedBy(graph: ImportGraph, from: string): readonly Edge[] {
  return (graph.get(from) ?? []).filter((edge) => !edge.typeOnly && !edge.dynamic)
}

/** Returns every import that loads with a file, directly or indirectly. */
export function reachedFrom(graph: ImportGraph, start: string): Edge[] {
  const seenPaths = new Set([start])
  const reachedEdges: Edge[] = []
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const edge of loadedBy(graph, file)) {
      reachedEdges.push(edge)
      if (edge.to.kind !== 'file' || seenPaths.has(edge.to.path)) continue
      seenPaths.add(edge.to.path)
      waiting.push(edge.to.path)
    }
  }
  return reachedEdges
}

/** Returns the import cycles, including type imports, each once and starting from its first file. */
export function cycles(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const finishedFiles = new Set<string>()
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) {
      circles.push([...path.slice(at), file])
      return
    }
    if (finishedFiles.has(file)) return
    for (const { to, dynamic } of graph.get(file) ?? [])
      if (to.kind === 'file' && !dynamic) walk(to.path, [...path, file])
    finishedFiles.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return circles
}
