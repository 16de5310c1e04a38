import { characterSets, glyphsOf } from '@festoon/contract/rules/glyphs'
import { familyOf, letterings, type LetteringName } from '@festoon/tokens/letterings'
import { fonts, type Block } from './block.ts'

type Heading = Extract<Block, { kind: 'heading' }>

/** The font size in pixels of a short title and of a long one, and the number of characters of a short one. */
const [large, normal, short] = [42, 34, 26]

// Mail clients know a family by the name under which it is installed.
const familyIn = (name: LetteringName): string => letterings[name].title.family.replace(' Variable', '')

/** Returns the style of a heading in its event's lettering, with similar system fonts for email clients that load no typeface. */
export function headingFont({ text, lettering = 'modern' }: Heading) {
  const { title } = letterings[lettering]
  const base = text.length > short ? normal : large
  if (lettering === 'modern')
    return { fontFamily: fonts.display, fontSize: base, lineHeight: 1.1, letterSpacing: '-0.02em', fontWeight: 800 }
  return {
    fontFamily: `'${familyIn(lettering)}', ${familyOf(title)}`,
    fontSize: Math.round(base * title.size),
    lineHeight: 1.1,
    letterSpacing: `${title.letterSpacing / 2}em`,
    fontWeight: title.weight,
  }
}

/**
 * Returns the CSS that loads the typeface of the headings' lettering, with only their characters, in email clients that can, such as
 * Apple's. Others skip it: Outlook, which would replace the whole list of fonts, doesn't read media rules.
 */
export function headingFaces(blocks: readonly Block[]): string {
  const faces = blocks.flatMap((block) => {
    if (block.kind !== 'heading' || block.lettering === undefined || block.origin === undefined) return []
    const { lettering } = block
    const { file, weight } = letterings[lettering].title
    return characterSets.flatMap((set) => {
      const glyphs = glyphsOf(block.text, set)
      if (glyphs === '') return []
      const range = set === 'latin' ? '' : ';unicode-range:U+100-24F,U+1E00-1EFF'
      const src = `url(${block.origin}/fonts/${file}/${set}.woff2?text=${encodeFont(glyphs)})`
      return [`@font-face{font-family:'${familyIn(lettering)}';font-weight:${weight};src:${src}${range}}`]
    })
  })
  return faces.length === 0 ? '' : `@media screen{${faces.join('')}}`
}

// encodeURIComponent leaves characters that would end the `url()`.
const encodeFont = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
