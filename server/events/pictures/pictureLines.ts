import { createRequire } from 'node:module'
import { loadSharp } from '../../core/loadSharp.ts'

/** A rendered text and its size in pixels. */
export interface Line {
  input: Buffer
  width: number
  height: number
}

/** A font by its name, and the file that contains it. */
export interface Style {
  font: string
  file: string
}

const fontFile = (weight: string): string =>
  createRequire(import.meta.url).resolve(
    `@expo-google-fonts/bricolage-grotesque/${weight}/BricolageGrotesque_${weight}.ttf`,
  )
export const bold: Style = { font: 'Bricolage Grotesque Bold', file: fontFile('700Bold') }
export const medium: Style = { font: 'Bricolage Grotesque Medium', file: fontFile('500Medium') }

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The look of a text: its font, size in pixels, color, maximum width in pixels, and alignment. */
export interface LineStyle {
  style: Style
  size: number
  color: string
  width: number
  align?: 'left' | 'center' | undefined
}

/** Renders a text in as many rows as it needs. */
export async function renderLine(
  text: string,
  { style, size, color, width, align = 'left' }: LineStyle,
): Promise<Line> {
  const sharp = await loadSharp()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escape(text)}</span>`,
      font: `${style.font} ${size}`,
      fontfile: style.file,
      width,
      align,
      rgba: true,
      dpi: 72,
      spacing: 0,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/**
 * Crops and resizes a cover to a frame in pixels. Returns undefined if the file isn't a valid image, so that the picture is
 * drawn without it.
 */
export async function fitCover(cover: Buffer, width: number, height: number): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  return sharp(cover)
    .resize({ width, height, fit: 'cover' })
    .png()
    .toBuffer()
    .catch(() => undefined)
}
