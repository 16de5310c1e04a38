import type { LetteringName } from '@festoon/tokens/letterings'
import { loadSharp } from '../../core/loadSharp.ts'
import { renderLine, type Line, type LineStyle } from './pictureLines.ts'
import { titleStyle } from './titleStyle.ts'

/** The look of a title. The sizes are in pixels, largest first. */
interface TitleLook extends Omit<LineStyle, 'size' | 'style'> {
  lettering: LetteringName
  sizes: readonly number[]
  height: number
}

/**
 * Renders a title in the largest size in which it is at most `height` pixels high, or one size smaller if that saves a row. Cuts
 * off a title that doesn't fit in any size.
 */
export async function renderTitle(title: string, { lettering, sizes, height, ...look }: TitleLook): Promise<Line> {
  const { style, scale } = await titleStyle(lettering, title)
  const inSize = (size: number): Promise<Line> => renderLine(title, { ...look, style, size: Math.round(size * scale) })
  let fitting: Line | undefined
  for (const size of sizes) {
    const line = await inSize(size)
    if (fitting) return line.height < fitting.height * 0.7 ? line : fitting
    if (line.height <= height) fitting = line
  }
  if (fitting) return fitting
  const { input, width } = await inSize(sizes.at(-1) ?? 28)
  const sharp = await loadSharp()
  const top = await sharp(input).extract({ left: 0, top: 0, width, height }).toBuffer()
  return { input: top, width, height }
}
