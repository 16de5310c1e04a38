import { glyphsOf } from '@festoon/contract/rules/glyphs'
import { eventTheme } from '@festoon/tokens/eventTheme'
import { familyOf, letterings } from '@festoon/tokens/letterings'
import type { EventRow } from '../../database/schema.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'

/**
 * Builds the CSS of a page with a `PartyHeader`, in the event's colors. `heading` has the typeface of the invitation, of which only
 * the letters of `heading` are loaded.
 */
export function partyPageStyle({ colors, lettering }: Pick<EventRow, 'colors' | 'lettering'>, heading: string): string {
  const { color } = eventTheme(colors)
  const { title } = letterings[lettering]
  const glyphs = encodeURIComponent(glyphsOf(heading, 'latin'))
  return `${partyStyle(colors)}
@font-face{font-family:'${title.family}';font-weight:${title.weight};font-display:fallback;src:url(/fonts/${title.file}/latin.woff2?text=${glyphs})}
main{max-width:720px;padding-block:20px 72px}
h1{font-family:${familyOf(title)};font-weight:${title.weight};font-size:calc(clamp(40px,11vw,68px)*${title.size});line-height:${title.lineHeight};letter-spacing:${title.letterSpacing}em;margin:20px 0;overflow-wrap:anywhere}
header.party a{padding:0;text-decoration:none;min-block-size:64px;display:flex;align-items:center;gap:14px}
header.party a:hover b{text-decoration:underline}
header.party img{inline-size:64px;block-size:64px;object-fit:cover;border-radius:14px;flex:none;background:${color.tint}}
header.party p{overflow-wrap:anywhere;line-height:1.35}
header.party b{font-size:19px}
`
}
