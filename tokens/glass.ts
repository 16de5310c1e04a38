import { contrast, textContrast } from './contrast.ts'
import type { Palette } from './names.ts'
import { mix } from './tint.ts'

/** The least share of the page's color in a translucent panel. A panel with less looks like a pane in front of the page. */
const least = 0.62

/**
 * Returns the color of a translucent panel over a background video, as `#rrggbbaa`: the page's color, and as much of the video as
 * leaves the panel's text (black in light themes, white in dark ones) a contrast of at least 4.5 on every frame, from all black to all
 * white. On the most demanding colors, the panel is opaque.
 */
export function glassOf({ page, ink }: Pick<Palette, 'page' | 'ink'>): string {
  const text = contrast(ink, '#ffffff') > contrast(ink, '#000000') ? '#000000' : '#ffffff'
  const reads = (share: number): boolean =>
    ['#000000', '#ffffff'].every((frame) => contrast(text, mix(frame, page, share)) >= textContrast)
  let alpha = Math.round(least * 255)
  while (alpha < 255 && !reads(alpha / 255)) alpha += 1
  return `${page}${alpha.toString(16)}`
}
