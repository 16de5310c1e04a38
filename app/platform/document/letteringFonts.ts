import { characterSets, glyphsOf, type CharacterSet } from '@festoon/contract/rules/glyphs'
import { letterings, serifText, type LetteringName } from '@festoon/tokens/letterings'

interface LetteringFonts {
  /** The URLs of the fonts that the first paint needs. */
  preloads: string[]
  /** The `@font-face` rules. */
  css: string
}

type Face = Pick<(typeof letterings)[LetteringName]['title'] | typeof serifText, 'family' | 'file' | 'weight'>

// encodeURIComponent leaves characters that would end the `url()`.
const percentEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)

const rule = ({ family, weight }: Face, url: string, set: CharacterSet): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:fallback;src:url(${url})${
    set === 'latin' ? '' : ';unicode-range:U+100-24F,U+1E00-1EFF'
  }}`

/**
 * Returns the fonts of an invitation's lettering for a page that shows one event: the title's typeface with only the characters
 * of `title`, and the description's with a whole character set, which invitations share.
 */
export function letteringFonts(name: LetteringName, title: string, description: string): LetteringFonts {
  const face = letterings[name].title
  const serif = letterings[name].text === 'serif' ? serifText : null
  const fonts = characterSets.flatMap((set) => {
    const [glyphs, words] = [glyphsOf(title, set), glyphsOf(description, set)]
    return [
      ...(glyphs === '' ? [] : [{ face, set, url: `/fonts/${face.file}/${set}.woff2?text=${percentEncode(glyphs)}` }]),
      ...(serif && words !== '' ? [{ face: serif, set, url: `/fonts/${serif.file}/${set}.woff2` }] : []),
    ]
  })
  return {
    preloads: fonts.filter((font) => font.face === face).map(({ url }) => url),
    css: fonts.map((font) => rule(font.face, font.url, font.set)).join(''),
  }
}
