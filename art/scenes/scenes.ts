import type { Palette } from '../palettes.ts'
import type { SpriteName } from '../sprites/sprites.ts'

/** A rendered, empty place in which sprites stand. Lengths are thousandths of the picture's side. */
export interface Scene {
  /** The y coordinate at which the nearest subject touches the ground; undefined if things float. */
  floor: number | undefined
  /** The y coordinate of the ground's far edge. */
  horizon: number
  /** The color of shadows on the ground. */
  shade: string
  /** The color of the light that falls on the subjects: white for neutral studio light. */
  light: string
  /** The color of a palette for the part of the scene that can be tinted, which is white in the scene's mask. */
  ink?: keyof Palette
  /** The share of a shadow that falls behind things to the right, away from the light; 0 in diffuse light. */
  cast: number
  /** True if the ground reflects the subjects. */
  mirrors?: boolean
  /** Things that would contradict the scene, such as a second sun. */
  without?: readonly SpriteName[]
}

/** All scenes, by the name of their files. */
export const scenes = {
  studio: { floor: 830, horizon: 760, shade: '#4a4458', light: '#ffffff', ink: 'ground', cast: 0.3 },
  linen: { floor: 840, horizon: 710, shade: '#5c4a3a', light: '#fffaf2', ink: 'ground', cast: 0.3 },
  partyTable: { floor: 840, horizon: 735, shade: '#3c2030', light: '#fff2e2', ink: 'ground', cast: 0.2 },
  podium: { floor: 830, horizon: 780, shade: '#5a4a44', light: '#fffcf6', ink: 'ground', cast: 0.34 },
  confetti: { floor: 840, horizon: 690, shade: '#5a4a5c', light: '#ffffff', ink: 'ground', cast: 0.22 },
  marbleBar: { floor: 840, horizon: 765, shade: '#382620', light: '#ffeeda', ink: 'mid', cast: 0.2, mirrors: true },
  club: {
    floor: 830,
    horizon: 700,
    shade: '#08060e',
    light: '#f4ecff',
    ink: 'mid',
    cast: 0,
    mirrors: true,
    without: ['sun', 'moon'],
  },
  stage: { floor: 840, horizon: 735, shade: '#180a06', light: '#fff2e2', ink: 'pop', cast: 0.2, mirrors: true },
  velvet: { floor: 830, horizon: 760, shade: '#12080c', light: '#fff4ea', ink: 'mid', cast: 0.15, mirrors: true },
  rooftop: { floor: 840, horizon: 600, shade: '#2a1610', light: '#ffe6cc', ink: 'mid', cast: 0.2, without: ['sun'] },
  gardenLights: {
    floor: 840,
    horizon: 650,
    shade: '#0c2410',
    light: '#ffeed8',
    ink: 'glow',
    cast: 0.15,
    without: ['sun'],
  },
  stars: { floor: 840, horizon: 720, shade: '#05060c', light: '#e6e6fa', ink: 'mid', cast: 0.1, without: ['sun'] },
  meadow: { floor: 850, horizon: 500, shade: '#1c3a14', light: '#fffdf4', ink: 'pop', cast: 0.3, without: ['moon'] },
  picnic: { floor: 850, horizon: 560, shade: '#3a3420', light: '#fffdf2', ink: 'pop', cast: 0.3, without: ['moon'] },
  beach: {
    floor: 850,
    horizon: 500,
    shade: '#6a3c22',
    light: '#ffeedc',
    ink: 'ground',
    cast: 0.2,
    without: ['sun', 'moon'],
  },
  pool: { floor: 850, horizon: 560, shade: '#5a5048', light: '#fffffa', ink: 'ground', cast: 0.3, without: ['moon'] },
  clouds: { floor: 840, horizon: 780, shade: '#6a6a9a', light: '#fffaf6', ink: 'ground', cast: 0 },
  underwater: {
    floor: 840,
    horizon: 640,
    shade: '#1c3a44',
    light: '#e4f8ff',
    ink: 'mid',
    cast: 0.1,
    without: ['sun', 'moon'],
  },
  snow: { floor: 850, horizon: 560, shade: '#5a6c94', light: '#f8faff', ink: 'mid', cast: 0.25 },
  cabin: { floor: 840, horizon: 720, shade: '#24120a', light: '#ffe6c8', ink: 'pop', cast: 0.2, without: ['sun'] },
  autumn: { floor: 840, horizon: 715, shade: '#3c1c0c', light: '#fff2e0', cast: 0.3 },
  porch: { floor: 840, horizon: 620, shade: '#0c0a14', light: '#f4e6dc', ink: 'mid', cast: 0.15, without: ['sun'] },
  jungle: { floor: 840, horizon: 600, shade: '#16300f', light: '#fafff0', ink: 'soft', cast: 0.25 },
  desert: {
    floor: 840,
    horizon: 520,
    shade: '#6a3618',
    light: '#fff4e4',
    ink: 'ground',
    cast: 0.35,
    without: ['sun', 'moon'],
  },
  floodlights: {
    floor: 840,
    horizon: 540,
    shade: '#0c2a12',
    light: '#fafcff',
    ink: 'mid',
    cast: 0.2,
    without: ['sun'],
  },
  paperHills: { floor: 840, horizon: 780, shade: '#4a4458', light: '#ffffff', ink: 'ground', cast: 0.25 },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

/** Returns the paths of a scene's files in the folder of the scenes. */
export function scenePath(name: SceneName): { picture: string; mask?: string } {
  const scene: Scene = scenes[name]
  const picture = `pictures/${name}.webp`
  return scene.ink === undefined ? { picture } : { picture, mask: `masks/${name}.mask.webp` }
}
