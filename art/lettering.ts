import { glyphs } from './glyphs.ts'
import { num } from './svg.ts'

/** The look of drawn letters. Widths are in tenths of a letter's height. */
export interface Hand {
  ink: string
  weight: number
  /** The color and width of the letters' outline. */
  edge?: { ink: string; weight: number }
  /** True to draw as with a broad pen nib, whose strokes are thick in one direction and thin in the other. */
  isNib?: boolean
  /** Slant of the letters in degrees. */
  lean?: number
  isSquare?: boolean
}

/** An area of a picture. */
export interface Room {
  x: number
  y: number
  width: number
  height: number
}

const space = 4.2
const lineHeight = 14.5
const mostLines = 3
/** The maximum length of a drawn title, in characters. Longer titles are cut off after a whole word. */
const longest = 48

/**
 * Returns the words of a text, reduced to drawable characters: capitals, digits, and some punctuation, without accents. Leaves
 * out words that would make the title longer than `longest`.
 */
function drawable(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .toUpperCase()
  const words = plain.split(/\s+/).map((word) =>
    Array.from(word)
      .filter((letter) => letter in glyphs)
      .join(''),
  )
  const fittingWords: string[] = []
  for (const word of words) {
    if (word === '') continue
    if ([...fittingWords, word].join(' ').length > longest) break
    fittingWords.push(word)
  }
  return fittingWords
}

const widthOf = (text: string, gap: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter === ' ' ? space : (glyphs[letter]?.[0] ?? 0) + gap), 0) - gap

/** Breaks words into up to three lines so that the letters are as large as possible. */
function wrapWords(
  words: readonly string[],
  room: Room,
  gap: number,
  weight: number,
): { lines: string[]; scale: number } {
  let best = { lines: [words.join(' ')], scale: 0 }
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const target = widthOf(words.join(' '), gap) / count
    const lines: string[] = []
    let current = ''
    for (const word of words) {
      const longer = current === '' ? word : `${current} ${word}`
      const isLast = lines.length === count - 1
      if (current !== '' && !isLast && widthOf(longer, gap) > target * 1.12) {
        lines.push(current)
        current = word
      } else current = longer
    }
    lines.push(current)
    const wide = Math.max(...lines.map((one) => widthOf(one, gap))) + weight
    const scale = Math.min(room.width / Math.max(wide, 1), room.height / (lines.length * lineHeight - 4.5 + weight))
    if (scale > best.scale) best = { lines, scale }
  }
  return best
}

/**
 * Draws text in capitals, centered, on up to three lines, and as large as the area allows. Returns '' if no character can be
 * drawn.
 */
export function lettering(text: string, room: Room, hand: Hand): string {
  const words = drawable(text)
  if (words.length === 0) return ''
  // Heavier letters need more space, or they would touch.
  const weight = hand.weight + (hand.edge?.weight ?? 0)
  const gap = 1.5 + weight * 0.62
  const { lines, scale } = wrapWords(words, room, gap, weight)
  const tall = lines.length * lineHeight - 4.5
  let glyphPaths = ''
  for (const [row, content] of lines.entries()) {
    let x = -widthOf(content, gap) / 2
    for (const letter of content) {
      const glyph = glyphs[letter]
      if (glyph) glyphPaths += `<path transform="translate(${num(x)} ${num(row * lineHeight)})" d="${glyph[1]}"/>`
      x += letter === ' ' ? space : (glyph?.[0] ?? 0) + gap
    }
  }
  const ends = hand.isSquare
    ? 'stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="2.2"'
    : 'stroke-linecap="round" stroke-linejoin="round"'
  const strokedGlyphs = (ink: string, width: number): string =>
    `<g stroke="${ink}" stroke-width="${num(width)}">${glyphPaths}</g>`
  const nib = Array.from({ length: 7 }, (_, index) => {
    const way = ((index - 3) / 3) * hand.weight * 0.5
    return `<g transform="translate(${num(way * 0.9)} ${num(-way * 0.5)})">${glyphPaths}</g>`
  }).join('')
  const face = hand.isNib
    ? `<g stroke="${hand.ink}" stroke-width="${num(hand.weight * 0.34)}">${nib}</g>`
    : strokedGlyphs(hand.ink, hand.weight)
  const edge = hand.edge ? strokedGlyphs(hand.edge.ink, hand.weight + hand.edge.weight) : ''
  const slant = (Math.tan(((hand.lean ?? 0) * Math.PI) / 180) * tall * scale) / 2
  const top = room.y + room.height / 2 - (tall * scale) / 2
  return `<g fill="none" ${ends} transform="translate(${num(room.x + room.width / 2 + slant)} ${num(top)}) scale(${Math.round(scale * 1000) / 1000}) skewX(${-(hand.lean ?? 0)})">${edge}${face}</g>`
}
