import { scale } from './scale.ts'

/** A typeface as an invitation uses it. */
interface Face {
  /** The CSS family name. */
  family: string
  /** The name of its package under `@fontsource-variable`, and of its files. */
  file: string
  weight: number
  /** System fonts for characters that it lacks, and while it loads. */
  fallback: string
}

/** A lettering: the typefaces of an invitation's title and description. */
interface Lettering {
  title: Face & {
    /** The font size relative to other titles, so that all letterings look equally large. */
    size: number
    lineHeight: number
    /** The space added between letters, in em. */
    letterSpacing: number
  }
  text: 'sans' | 'serif'
}

const serif = 'Georgia, serif'
const sans = 'system-ui, sans-serif'

/** The letterings of invitations. Titles are large, so most are set tighter than text. */
export const letterings = {
  modern: {
    title: {
      family: 'Bricolage Grotesque Variable',
      file: 'bricolage-grotesque',
      weight: 700,
      size: 1,
      lineHeight: 0.96,
      letterSpacing: -0.035,
      fallback: `'Arial Black', ${sans}`,
    },
    text: 'sans',
  },
  poster: {
    title: {
      family: 'Big Shoulders Display Variable',
      file: 'big-shoulders-display',
      weight: 800,
      size: 1.2,
      lineHeight: 0.94,
      letterSpacing: -0.01,
      fallback: `Impact, 'Arial Narrow', ${sans}`,
    },
    text: 'sans',
  },
  wide: {
    title: {
      family: 'Unbounded Variable',
      file: 'unbounded',
      weight: 700,
      size: 0.72,
      lineHeight: 1.1,
      letterSpacing: -0.03,
      fallback: `Verdana, ${sans}`,
    },
    text: 'sans',
  },
  round: {
    title: {
      family: 'Fredoka Variable',
      file: 'fredoka',
      weight: 600,
      size: 1,
      lineHeight: 1,
      letterSpacing: -0.01,
      fallback: `'Arial Rounded MT Bold', ${sans}`,
    },
    text: 'sans',
  },
  playful: {
    title: {
      family: 'Grandstander Variable',
      file: 'grandstander',
      weight: 700,
      size: 0.94,
      lineHeight: 1.02,
      letterSpacing: -0.02,
      fallback: `'Comic Sans MS', ${sans}`,
    },
    text: 'sans',
  },
  soft: {
    title: {
      family: 'Fraunces Variable',
      file: 'fraunces',
      weight: 650,
      size: 0.96,
      lineHeight: 1,
      letterSpacing: -0.03,
      fallback: serif,
    },
    text: 'serif',
  },
  classic: {
    title: {
      family: 'Playfair Display Variable',
      file: 'playfair-display',
      weight: 600,
      size: 0.96,
      lineHeight: 1.04,
      letterSpacing: -0.02,
      fallback: serif,
    },
    text: 'serif',
  },
  elegant: {
    title: {
      family: 'Cormorant Variable',
      file: 'cormorant',
      weight: 600,
      size: 1.12,
      lineHeight: 0.96,
      letterSpacing: -0.02,
      fallback: serif,
    },
    text: 'serif',
  },
  glamour: {
    title: {
      family: 'Bodoni Moda Variable',
      file: 'bodoni-moda',
      weight: 700,
      size: 0.94,
      lineHeight: 1.02,
      letterSpacing: -0.03,
      fallback: `Didot, ${serif}`,
    },
    text: 'serif',
  },
  script: {
    title: {
      family: 'Dancing Script Variable',
      file: 'dancing-script',
      weight: 700,
      size: 1.14,
      lineHeight: 1.08,
      letterSpacing: 0,
      fallback: `'Snell Roundhand', 'Segoe Script', cursive`,
    },
    text: 'serif',
  },
  roman: {
    title: {
      family: 'Cinzel Variable',
      file: 'cinzel',
      weight: 700,
      size: 0.8,
      lineHeight: 1.08,
      letterSpacing: -0.01,
      fallback: `'Times New Roman', ${serif}`,
    },
    text: 'serif',
  },
  pixel: {
    title: {
      family: 'Pixelify Sans Variable',
      file: 'pixelify-sans',
      weight: 600,
      size: 0.98,
      lineHeight: 1,
      letterSpacing: -0.02,
      fallback: `'Courier New', monospace`,
    },
    text: 'sans',
  },
} as const satisfies Record<string, Lettering>

export type LetteringName = keyof typeof letterings

/** The typeface of Festoon's texts, in all weights. */
export const bodyText = {
  family: 'Instrument Sans Variable',
  file: 'instrument-sans',
  fallback: sans,
} as const satisfies Omit<Face, 'weight'>

/** The typeface of descriptions in letterings with a serif text. */
export const serifText = {
  family: 'Lora Variable',
  file: 'lora',
  weight: 400,
  fallback: serif,
} as const satisfies Face

/** Returns the CSS value of a typeface's `font-family`. */
export const familyOf = ({ family, fallback }: Pick<Face, 'family' | 'fallback'>): string => `'${family}', ${fallback}`

/** Returns the name of the CSS class that applies a lettering. */
export const letteringClass = (name: LetteringName): string => `lettering-${name}`

/** Returns the CSS variables of a lettering, which `event-title` and `event-text` read (app/entry/lettering.css). */
export function letteringVars(name: LetteringName): Record<string, string> {
  const { title, text } = letterings[name]
  return {
    '--title-font': familyOf(title),
    '--title-weight': String(title.weight),
    '--title-size': String(title.size),
    '--title-leading': String(title.lineHeight),
    '--title-tracking': `${title.letterSpacing}em`,
    ...(text === 'serif' ? { '--text-font': familyOf(serifText) } : {}),
  }
}

/**
 * Returns the CSS of a lettering for a page that shows a single event: the classes `event-title` and `event-text` without variables,
 * to save bytes.
 */
export function letteringCss(name: LetteringName): string {
  const { title, text } = letterings[name]
  const [size] = scale.text.display
  const font = `${title.weight} calc(${title.size}*${size})/${title.lineHeight} ${familyOf(title)}`
  const ofText = text === 'serif' ? `.event-text{font-family:${familyOf(serifText)}}` : ''
  return `.event-title{font:${font};letter-spacing:${title.letterSpacing}em}${ofText}`
}
