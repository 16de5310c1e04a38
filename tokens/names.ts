/** What every CSS variable of the kit begins with. */
export const prefix = 'festoon'

/**
 * The token contract: every name a theme must fill. Plain data, so that the emitter, Tailwind and run-time code share it.
 * Roles, never ramp steps: a component asks for `ink-muted`, not for a grey.
 */
export const tokenNames = {
  color: {
    /** Ground of a page. */
    page: 'page',
    /** Ground of a field or card that lies on the page. */
    surface: 'surface',
    /** Ground of what floats: dialogs, menus. */
    raised: 'raised',
    /** Quiet fills and their states. */
    tint: 'tint',
    'tint-hover': 'tint-hover',
    'tint-pressed': 'tint-pressed',
    /** Text, quieter text, and text or marks that should catch the eye. */
    ink: 'ink',
    'ink-muted': 'ink-muted',
    highlight: 'highlight',
    /** Decorative hairlines; borders that carry meaning. */
    line: 'line',
    'line-strong': 'line-strong',
    focus: 'focus',
    button: 'button',
    'button-hover': 'button-hover',
    'button-pressed': 'button-pressed',
    'button-ink': 'button-ink',
    /** Fills of notices and banners with the text that stands on them. */
    info: 'info',
    'info-ink': 'info-ink',
    warn: 'warn',
    'warn-ink': 'warn-ink',
    danger: 'danger',
    'danger-ink': 'danger-ink',
    /** Text of an error, text of good news. */
    error: 'error',
    success: 'success',
    /** Veil behind a dialog; carries alpha. */
    backdrop: 'backdrop',
  },
  shadow: { raised: 'shadow-raised', overlay: 'shadow-overlay' },
} as const

export type ColourToken = keyof typeof tokenNames.color
export type ShadowToken = keyof typeof tokenNames.shadow

/** The colours of a theme as `#rrggbb`; only `backdrop` may carry alpha, `#rrggbbaa`. */
export type Palette = Record<ColourToken, string>

/** One complete theme. A theme that misses a token does not compile. */
export interface Theme {
  /** What form controls and scroll bars of the browser should match. */
  scheme: 'light' | 'dark'
  color: Palette
  shadow: Record<ShadowToken, string>
}

/** The CSS variable of a token name: `variable('page')` is `--festoon-page`. */
export const variable = (name: string): string => `--${prefix}-${name}`

/** Theme presets in the order in which they are offered (CONST-32). `none` is the light theme. */
export const presets = ['none', 'home', 'orange', 'welcome', 'inverted'] as const
export type Preset = (typeof presets)[number]

/** What a reader may ask for instead of `none`: dark, or more contrast on a light and on a dark ground. */
export const appearances = ['dark', 'contrast', 'contrast-dark'] as const

/** Every theme: the presets, then the appearances. */
export const themeNames = [...presets, ...appearances] as const
export type ThemeName = (typeof themeNames)[number]

/**
 * The class that puts a theme on an element. `auto` follows the reader's system: `none` or `dark`, with more contrast
 * where that is asked for. It is a matter of CSS alone, so that nothing flashes while a page loads.
 */
export const themeClass = (theme: ThemeName | 'auto'): string => `theme-${theme}`
