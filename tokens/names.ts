/** The prefix of the UI kit's CSS variables. */
export const prefix = 'festoon'

/**
 * The names of the tokens that every theme must define, shared by the generated CSS, Tailwind and runtime code. Tokens are
 * named after roles, not shades: a component uses `ink-muted`, not a gray.
 */
export const tokenNames = {
  color: {
    /** The background of a page. */
    page: 'page',
    /** The background of a field or card on the page. */
    surface: 'surface',
    /** The background of overlays, such as dialogs and menus. */
    raised: 'raised',
    /** Subtle fills and their hover and pressed states. */
    tint: 'tint',
    'tint-hover': 'tint-hover',
    'tint-pressed': 'tint-pressed',
    /** Text, secondary text, and highlighted text or icons. */
    ink: 'ink',
    'ink-muted': 'ink-muted',
    highlight: 'highlight',
    /** Decorative hairlines, and borders that carry meaning. */
    line: 'line',
    'line-strong': 'line-strong',
    focus: 'focus',
    button: 'button',
    'button-hover': 'button-hover',
    'button-pressed': 'button-pressed',
    'button-ink': 'button-ink',
    /** The fills of notices and banners, with their text colors. */
    info: 'info',
    'info-ink': 'info-ink',
    warn: 'warn',
    'warn-ink': 'warn-ink',
    danger: 'danger',
    'danger-ink': 'danger-ink',
    /** The text colors of errors and of success messages. */
    error: 'error',
    success: 'success',
    /** The overlay behind a dialog, with alpha. */
    backdrop: 'backdrop',
  },
  shadow: { raised: 'shadow-raised', overlay: 'shadow-overlay' },
} as const

export type ColorToken = keyof typeof tokenNames.color
export type ShadowToken = keyof typeof tokenNames.shadow

/** A theme's colors as `#rrggbb`. Only `backdrop` may have alpha, as `#rrggbbaa`. */
export type Palette = Record<ColorToken, string>

/** A complete theme. If a token is missing, the theme doesn't compile. */
export interface Theme {
  /** The color scheme for the browser's own form controls and scroll bars. */
  scheme: 'light' | 'dark'
  color: Palette
  shadow: Record<ShadowToken, string>
}

/** Returns the name of a token's CSS variable. For example, `variable('page')` returns `--festoon-page`. */
export const variable = (name: string): string => `--${prefix}-${name}`

/** Theme presets in display order (CONST-32). `none` is the light theme. */
export const presets = ['none', 'home', 'orange', 'welcome', 'inverted'] as const
export type Preset = (typeof presets)[number]

/**
 * Alternatives to `none` that users can request in their system settings: dark, or more contrast on a light or dark background.
 */
export const appearances = ['dark', 'contrast', 'contrast-dark'] as const

/** Every theme: the presets, then the appearances. */
export const themeNames = [...presets, ...appearances] as const
export type ThemeName = (typeof themeNames)[number]

/**
 * Returns the name of the CSS class that applies a theme to an element. `auto` follows the user's system settings: `none` or
 * `dark`, with more contrast if requested. It is implemented in CSS alone, so that a page doesn't flash in the wrong theme
 * while it loads.
 */
export const themeClass = (theme: ThemeName | 'auto'): string => `theme-${theme}`
