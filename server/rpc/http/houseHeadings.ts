import { familyOf, letterings } from '@festoon/tokens/letterings'

const { title } = letterings.modern

/** The CSS of headings in the product's typeface. The page's Content-Security-Policy must allow fonts of this site (`formPolicy`). */
export const houseHeadings = `@font-face{font-family:'${title.family}';font-weight:${title.weight};font-display:fallback;src:url(/fonts/${title.file}/latin.woff2)}
h1,.wordmark{font-family:${familyOf(title)};font-weight:${title.weight};letter-spacing:-.02em}`
