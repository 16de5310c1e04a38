import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { scenes, type Scene, type SceneName } from '../scenes/scenes.ts'
import type { SpriteName } from '../sprites/sprites.ts'
import type { CompositionName } from './compositions.ts'
import { drawnSets, type DrawnSet, type DrawnSetName } from './drawnSets.ts'
import { middleOf, type Frame } from './frame.ts'
import { fall, mix, pool } from './light.ts'

/** Draws a mesh of soft colors without a ground. */
function mesh(c: Palette, random: Random): string {
  const spots = [
    [180, 160, c.soft, 0.95],
    [850, 240, c.glow, 0.75],
    [120, 860, c.pop, 0.7],
    [880, 880, c.mid, 0.9],
    [520, 520, mix(c.soft, '#ffffff', 0.5), 0.8],
  ] as const
  const base = fall('base', [
    [0, c.ground],
    [1, c.mid],
  ])
  return (
    base +
    spots
      .map(([x, y, ink, opacity], index) =>
        pool(`mesh${index}`, x + random.between(-70, 70), y + random.between(-70, 70), 560, 520, ink, opacity),
      )
      .join('')
  )
}

/** The part of a scene that a picture shows, in shares of the scene's side. */
export interface View {
  left: number
  top: number
  width: number
  height: number
}

/**
 * A place in which a cover's subjects stand: a rendered scene, or drawn markup, of which a square is in the middle of the picture. Lengths
 * are thousandths of the picture's shorter side.
 */
export interface Setting extends Pick<Scene, 'floor' | 'shade' | 'light' | 'cast' | 'mirrors'> {
  place: { scene: SceneName; view: View } | { markup: string; front: string }
  /** The strength of the shadows of things on what is close behind them. */
  drop: number
  /** The composition that the place was drawn for. */
  composition?: CompositionName
}

export type SetName = SceneName | DrawnSetName | 'mesh'

/** Returns the things that would contradict a place, such as a second sun. */
export function contradictions(name: SetName): readonly SpriteName[] {
  if (name === 'mesh') return []
  const place: Scene | DrawnSet = isDrawn(name) ? drawnSets[name] : scenes[name]
  return place.without ?? []
}

const isDrawn = (name: SetName): name is DrawnSetName => name in drawnSets

/** The height of the ground in a picture that is wider than high. */
const wideFloor = 850

/** Returns the part of a scene that fills a frame and shows its floor, and the floor's height in the frame. */
function viewOf(floor: number, { width, height }: Frame): { view: View; floor: number } {
  const longer = Math.max(width, height)
  const top = width > height ? ((floor / 1_000) * longer - wideFloor) / longer : 0
  return {
    view: { left: (1 - width / longer) / 2, top, width: width / longer, height: height / longer },
    floor: (floor / 1_000 - top) * longer,
  }
}

/** Returns a place in the colors of a palette, as it shows in a frame. */
export function settingOf(name: SetName, inks: Palette, random: Random, frame: Frame): Setting {
  if (isDrawn(name)) {
    const { floor, cast, drop, composition, behind, front }: DrawnSet = drawnSets[name]
    const place = { markup: behind(inks, random), front: front?.(inks, random) ?? '' }
    const level = floor === undefined ? undefined : floor + middleOf(frame).top
    return { floor: level, shade: inks.deep, light: '#ffffff', cast, drop, composition, place }
  }
  if (name !== 'mesh') {
    const scene: Scene = scenes[name]
    const { view, floor } = viewOf(scene.floor ?? wideFloor, frame)
    return { ...scene, floor: scene.floor === undefined ? undefined : floor, drop: 0, place: { scene: name, view } }
  }
  const place = { markup: mesh(inks, random), front: '' }
  return { floor: undefined, shade: inks.deep, light: '#ffffff', cast: 0, drop: 0, place }
}
