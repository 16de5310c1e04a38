import { bodyText, familyOf, letterings } from '@festoon/tokens/letterings'

const { title } = letterings.modern

/** The typeface of texts, for the CSS `font` of a page with `houseType`. */
export const textFamily = familyOf(bodyText)

/** The CSS of the product's typefaces. The page's Content-Security-Policy must allow fonts of this site (`formPolicy`). */
export const houseType = `@font-face{font-family:'${title.family}';font-weight:${title.weight};font-display:fallback;src:url(/fonts/${title.file}/latin.woff2)}
@font-face{font-family:'${bodyText.family}';font-weight:400 700;font-display:fallback;src:url(/fonts/${bodyText.file}/latin.woff2)}
h1,.wordmark{font-family:${familyOf(title)};font-weight:${title.weight};letter-spacing:-.02em}`
