import { describe, expect, it } from 'vitest'
import { importGraph } from './imports/importGraph.ts'
import { layerRules, outside } from './imports/rules.ts'
import { rooms, root, sourceText } from './sources/sourceFiles.ts'

const [ofRooms = '', ofServer = ''] = [
  ...sourceText(root, 'docs/architecture.md').matchAll(/```mermaid\nflowchart [A-Z]+\n([\s\S]*?)```/g),
].map(([, body = '']) => body)

/** Returns the arrows of a flowchart as `from -> to`. */
const arrowsOf = (diagram: string): string[] =>
  [...diagram.matchAll(/^\s*(\w+) -(?:->|\. [^.]+ \.->) (\w+)$/gm)].map(([, from, to]) => `${from} -> ${to}`)

/** Returns the transitive closure of the arrows. */
function closure(arrows: readonly string[]): Set<string> {
  const all = new Set(arrows)
  for (let size = 0; size !== all.size;) {
    size = all.size
    for (const one of all)
      for (const other of all) {
        const [from, middle] = one.split(' -> ')
        const [start, to] = other.split(' -> ')
        if (middle === start) all.add(`${from} -> ${to}`)
      }
  }
  return all
}

/** Returns the imports between parts, as named by `partOf`, including type imports. */
function importsBetween(partOf: (path: string) => string | undefined): Set<string> {
  const arrows = new Set<string>()
  for (const [file, edges] of importGraph(root, rooms)) {
    const from = partOf(file)
    if (from === undefined || outside.test(file)) continue
    for (const { to } of edges) {
      const target = to.kind === 'file' && !to.path.endsWith('.json') ? partOf(to.path) : undefined
      if (target !== undefined && target !== from) arrows.add(`${from} -> ${target}`)
    }
  }
  return arrows
}

const serverLayers = layerRules.find(({ folder }) => folder === 'server')?.layers.flat() ?? []
const between = importsBetween((path) => path.split('/')[0])
/** The imports inside the server. Files outside its layers connect them and are drawn as `main`. */
const inServer = importsBetween((path) => {
  const [, part = ''] = /^server\/(\w+)/.exec(path) ?? []
  if (!path.startsWith('server/')) return undefined
  return serverLayers.includes(part) ? part : 'main'
})

describe('the diagrams of docs/architecture.md', () => {
  it('show exactly the imports between top-level folders', () => {
    expect(arrowsOf(ofRooms).toSorted()).toEqual([...between].toSorted())
  })

  it('show a path for every import inside the server, and no arrow without an import', () => {
    const arrows = arrowsOf(ofServer)
    const ways = closure(arrows)
    expect([...inServer].filter((one) => !ways.has(one))).toEqual([])
    expect(arrows.filter((one) => !inServer.has(one))).toEqual([])
  })

  it('show every folder of the server', () => {
    const drawnFolders = new Set(arrowsOf(ofServer).flatMap((arrow) => arrow.split(' -> ')))
    expect([...drawnFolders].toSorted()).toEqual([...serverLayers, 'main'].toSorted())
  })
})
