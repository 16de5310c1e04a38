import { cradle, curtain, dance, deco, feast, numeral, table } from './indoorScenes.ts'
import { arch, land, night, pitch, sea, skyline, snow } from './outdoorScenes.ts'
import { bands, bang, blocks, horizon, target, wrapping, wreath } from './printScenes.ts'

/** All poster scenes, by name. */
export const scenes = {
  land,
  night,
  sea,
  snow,
  skyline,
  pitch,
  arch,
  dance,
  table,
  curtain,
  feast,
  numeral,
  cradle,
  deco,
  bang,
  blocks,
  bands,
  wrapping,
  wreath,
  horizon,
  target,
} as const

export type SceneName = keyof typeof scenes
