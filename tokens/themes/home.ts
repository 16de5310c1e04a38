import { themeDefaults } from '../defaults.ts'
import type { Theme } from '../names.ts'

/** A theme with the brand colors at full strength (CONST-30): black page, white text, yellow buttons, and orange highlights. */
export const home = {
  scheme: 'dark',
  color: {
    page: themeDefaults.primary,
    surface: '#141210',
    raised: '#1c1916',
    tint: '#26221d',
    'tint-hover': '#37312a',
    'tint-pressed': '#494138',
    ink: themeDefaults.text,
    'ink-muted': '#c2b9ad',
    highlight: '#ffa04a',
    line: '#38322b',
    'line-strong': '#988d80',
    focus: themeDefaults.secondary,
    button: themeDefaults.secondary,
    'button-hover': '#fff08f',
    'button-pressed': '#fff7c4',
    'button-ink': '#000000',
    info: '#ffffff',
    'info-ink': '#000000',
    warn: themeDefaults.highlight,
    'warn-ink': '#1c0d00',
    danger: '#ff5f6d',
    'danger-ink': '#1f0004',
    error: '#ff929b',
    success: '#7be3a0',
    backdrop: '#000000c2',
  },
  shadow: {
    raised: '0 1px 2px #00000066, 0 8px 24px -8px #00000099',
    overlay: '0 8px 24px -6px #00000099, 0 32px 72px -16px #000000cc',
  },
} satisfies Theme
