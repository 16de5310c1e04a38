import { themeDefaults } from '../defaults.ts'
import type { Theme } from '../names.ts'

/** A vivid theme with the orange brand color as its background. */
export const orange = {
  scheme: 'light',
  color: {
    page: themeDefaults.highlight,
    surface: '#fff0e0',
    raised: '#fff8f0',
    tint: '#ffd9b3',
    'tint-hover': '#ffcc99',
    'tint-pressed': '#ffbf80',
    ink: '#000000',
    'ink-muted': '#3f2004',
    highlight: '#45100a',
    line: '#d76f10',
    'line-strong': '#6e3703',
    focus: '#000000',
    button: '#000000',
    'button-hover': '#2b1503',
    'button-pressed': '#472406',
    'button-ink': '#ffffff',
    info: '#000000',
    'info-ink': '#ffffff',
    warn: themeDefaults.secondary,
    'warn-ink': '#1c1700',
    danger: '#8c0628',
    'danger-ink': '#ffffff',
    error: '#5e0017',
    success: '#04391b',
    backdrop: '#1f0e00b3',
  },
  shadow: {
    raised: '0 1px 2px #5c2c0026, 0 8px 24px -8px #5c2c0059',
    overlay: '0 8px 24px -6px #5c2c0059, 0 32px 72px -16px #5c2c0099',
  },
} satisfies Theme
