import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { scenes, type Scene, type SceneName } from '../scenes/scenes.ts'
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

/** A place in which a cover's subjects stand: a rendered scene, or drawn markup. */
export interface Setting extends Pick<Scene, 'floor' | 'shade' | 'light' | 'cast' | 'mirrors'> {
  place: { scene: SceneName } | { markup: string }
}

export type SetName = SceneName | 'mesh'

/** Returns a place in the colors of a palette. */
export function settingOf(name: SetName, inks: Palette, random: Random): Setting {
  if (name !== 'mesh') {
    const scene: Scene = scenes[name]
    return { ...scene, place: { scene: name } }
  }
  return { floor: undefined, shade: inks.deep, light: '#ffffff', cast: 0, place: { markup: mesh(inks, random) } }
}
