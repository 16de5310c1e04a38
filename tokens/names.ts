/** The prefix of the UI kit's CSS variables. */
export const prefix = 'festoon'

/**
 * The names of the tokens that every theme must define, shared by the generated CSS, Tailwind, and runtime code. Tokens are
 * named after roles, not shades: a component uses `ink-muted`, not a gray.
 */
export const tokenNames = {
  color: {
    /** The background of a page. */
    page: 'page',
    /** The background of a field or card on the page. */
    surface: 'surface',
    /** The background of raised elements, such as dialogs, menus, and event cards. */
    raised: 'raised',
    /** A subtle fill, and its hover and pressed states. */
    tint: 'tint',
    'tint-hover': 'tint-hover',
    'tint-pressed': 'tint-pressed',
    /** The colors of text, of secondary text, and of highlighted text or icons. */
    ink: 'ink',
    'ink-muted': 'ink-muted',
    highlight: 'highlight',
    /** The colors of decorative lines (`line`) and of borders that convey meaning (`line-strong`). */
    line: 'line',
    'line-strong': 'line-strong',
    focus: 'focus',
    button: 'button',
    'button-hover': 'button-hover',
    'button-pressed': 'button-pressed',
    'button-ink': 'button-ink',
    /** The fill and text colors of notices and banners. */
    info: 'info',
    'info-ink': 'info-ink',
    warn: 'warn',
    'warn-ink': 'warn-ink',
    danger: 'danger',
    'danger-ink': 'danger-ink',
    /** The text colors of error messages and success messages. */
    error: 'error',
    success: 'success',
    /** The translucent overlay behind a dialog. */
    backdrop: 'backdrop',
  },
  shadow: { raised: 'shadow-raised', overlay: 'shadow-overlay' },
} as const

export type ColorToken = keyof typeof tokenNames.color
export type ShadowToken = keyof typeof tokenNames.shadow

/** A color for every token. In a theme, colors are `#rrggbb`, except for `backdrop`, which may be `#rrggbbaa`. */
export type Palette = Record<ColorToken, string>

/** A complete theme. A missing token is a compile error. */
export interface Theme {
  /** The color scheme of the browser's own form controls and scrollbars. */
  scheme: 'light' | 'dark'
  color: Palette
  shadow: Record<ShadowToken, string>
}

/** Returns the name of a token's CSS variable. For example, `variable('page')` returns `--festoon-page`. */
export const variable = (name: string): string => `--${prefix}-${name}`

/** The theme presets in display order (CONST-32). `none` is the neutral light theme. */
export const presets = ['none', 'home', 'orange', 'welcome', 'inverted'] as const

/**
 * The alternatives to `none` that users can request in their system settings: dark, or more contrast on a light or dark
 * background.
 */
export const appearances = ['dark', 'contrast', 'contrast-dark'] as const

/** Every theme: the presets, then the appearances. */
export const themeNames = [...presets, ...appearances] as const
export type ThemeName = (typeof themeNames)[number]

/**
 * Returns the name of the CSS class that applies a theme to an element. The class for `auto` follows the color scheme and
 * contrast of the user's system settings in CSS alone, so that a page doesn't flash in the wrong theme while it loads.
 */
export const themeClass = (theme: ThemeName | 'auto'): string => `theme-${theme}`
