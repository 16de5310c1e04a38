import { themeDefaults } from '../defaults.ts'
import type { Theme } from '../names.ts'

/** The theme of the welcome and sign-in pages: yellow background and black text. */
export const welcome = {
  scheme: 'light',
  color: {
    page: themeDefaults.secondary,
    surface: '#fffbe6',
    raised: '#fffdf2',
    tint: '#ffeb85',
    'tint-hover': '#fff1a8',
    'tint-pressed': '#fff6c7',
    ink: '#000000',
    'ink-muted': '#544705',
    highlight: '#8a3200',
    line: '#dcc02c',
    'line-strong': '#776607',
    focus: '#000000',
    button: '#000000',
    'button-hover': '#2a2402',
    'button-pressed': '#463d08',
    'button-ink': '#ffffff',
    info: '#000000',
    'info-ink': '#ffffff',
    warn: '#ff8a1f',
    'warn-ink': '#1c0d00',
    danger: '#b30a36',
    'danger-ink': '#ffffff',
    error: '#970329',
    success: '#07512b',
    backdrop: '#1a1600b3',
  },
  shadow: {
    raised: '0 1px 2px #5c4d0026, 0 8px 24px -8px #5c4d0059',
    overlay: '0 8px 24px -6px #5c4d0059, 0 32px 72px -16px #5c4d0099',
  },
} satisfies Theme
