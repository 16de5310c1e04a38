import { rooms } from '../sources/sourceFiles.ts'
import type { Edge } from './importGraph.ts'
import { cycles, importGraph, reachedFrom } from './importGraph.ts'
import type { LayerRule, RuleName } from './rules.ts'
import {
  areaOf,
  layerRules,
  lazyFolders,
  outside,
  ownerRules,
  reachRules,
  roomRules,
  screen,
  screenImporters,
} from './rules.ts'

export interface Breach {
  readonly rule: RuleName
  readonly from: string
  readonly to: string
}

/** The runtime dependencies in the package.json of each top-level folder. */
export type DeclaredDependencies = Readonly<Record<string, ReadonlySet<string>>>

function nameOf({ to }: Edge): string {
  if (to.kind === 'file') return to.path
  return to.kind === 'missing' ? to.specifier : to.name
}

const roomOf = (path: string): string => path.slice(0, path.indexOf('/'))

/** Returns true if an import leads to a higher layer or to a sibling in the same layer. */
function isAgainst({ folder, layers }: LayerRule, from: string, to: string): boolean {
  if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`) || to.endsWith('/package.json')) return false
  const namedParts = new Set(layers.flat())
  /** Returns the part of the folder that contains a file, or undefined for a file in the top layer. */
  const partOf = (path: string): string | undefined => {
    const [first = '', ...rest] = path.slice(folder.length + 1).split('/')
    return rest.length > 0 || namedParts.has(first) ? first : undefined
  }
  const [ownPart, other] = [partOf(from), partOf(to)]
  if (ownPart === other) return false
  const layerOf = (part: string | undefined): number =>
    part === undefined ? layers.length : layers.findIndex((layer) => layer.includes(part))
  // Only files in the top layer may import a part that is in no layer.
  return layerOf(other) < 0 ? ownPart !== undefined : layerOf(other) >= layerOf(ownPart)
}

function fileBreaches(edge: Edge, path: string): RuleName[] {
  const { from, specifier } = edge
  const rule = roomRules.find((row) => row.from.test(from))
  const brokenRules: RuleName[] = []
  if (outside.test(path)) brokenRules.push('outside')
  else if (!rule?.files.some((allowed) => allowed.test(path)) && !path.endsWith('/package.json'))
    brokenRules.push('room')
  if (specifier.startsWith('.') && roomOf(from) !== roomOf(path)) brokenRules.push('packagePath')
  if (screen.test(path) && !screenImporters.test(from)) brokenRules.push('screen')
  const area = areaOf(path)
  if (area !== undefined && area !== areaOf(from) && !screenImporters.test(from)) brokenRules.push('area')
  const isLazy = edge.dynamic && lazyFolders.some((folder) => folder.test(path))
  if (!isLazy && layerRules.some((row) => isAgainst(row, from, path))) brokenRules.push('layer')
  const eager = !edge.typeOnly && !edge.dynamic
  if (eager && lazyFolders.some((folder) => folder.test(path) && !folder.test(from))) brokenRules.push('lazy')
  return brokenRules
}

function packageBreaches({ from }: Edge, name: string, declaredDependencies: DeclaredDependencies): RuleName[] {
  const brokenRules: RuleName[] = []
  if (ownerRules.some(({ packages, owner }) => packages.test(name) && !owner.test(from))) brokenRules.push('owner')
  else if (!name.startsWith('node:') && !declaredDependencies[roomOf(from)]?.has(name)) brokenRules.push('declared')
  if (name.startsWith('node:') && !roomRules.some((row) => row.from.test(from) && row.node)) brokenRules.push('node')
  return brokenRules
}

/** Returns true for a component's main file, which may re-export names from its folder. */
function isFront({ from, to, reExport }: Edge): boolean {
  const [, folder, name] = /^(ui\/(\w+)\/)\2\.tsx$/.exec(from) ?? []
  return name !== undefined && reExport === 'named' && to.kind === 'file' && to.path.startsWith(folder ?? from)
}

function edgeBreaches(edge: Edge, declaredDependencies: DeclaredDependencies): RuleName[] {
  const { to } = edge
  const brokenRules: RuleName[] = edge.reExport !== false && !isFront(edge) ? ['barrel'] : []
  if (to.kind === 'missing') return [...brokenRules, 'resolves']
  return [
    ...brokenRules,
    ...(to.kind === 'file' ? fileBreaches(edge, to.path) : packageBreaches(edge, to.name, declaredDependencies)),
  ]
}

/** Folders outside the rooms. They may import anything, but not in a cycle. */
const around = ['tests', 'e2e', 'scripts', '.storybook']

/** Returns every violation of the import rules in a source tree. */
export function breaches(tree: string, declaredDependencies: DeclaredDependencies): Breach[] {
  const graph = importGraph(tree, rooms)
  const inside = [...graph].filter(([file]) => !outside.test(file))
  const foundBreaches: Breach[] = inside.flatMap(([, edges]) =>
    edges.flatMap((edge) =>
      edgeBreaches(edge, declaredDependencies).map((rule) => ({ rule, from: edge.from, to: nameOf(edge) })),
    ),
  )
  for (const [file] of inside) {
    for (const { from, packages } of reachRules) {
      if (!from.test(file)) continue
      for (const edge of reachedFrom(graph, file)) {
        if ((edge.to.kind === 'package' || edge.to.kind === 'node') && !packages.test(edge.to.name)) {
          foundBreaches.push({ rule: 'reach', from: `${file} by ${edge.from}`, to: edge.to.name })
        }
      }
    }
  }
  for (const circle of cycles(importGraph(tree, [...rooms, ...around])))
    foundBreaches.push({ rule: 'cycle', from: circle[0] ?? '', to: circle.slice(1).join(' -> ') })
  return foundBreaches
}
