import type { Theme } from '../names.ts'

/**
 * The high-contrast dark theme: white text on black, yellow buttons, and lines and focus rings with a contrast of at least 4.5.
 */
export const contrastDark = {
  scheme: 'dark',
  color: {
    page: '#000000',
    surface: '#000000',
    raised: '#000000',
    tint: '#211d19',
    'tint-hover': '#322c26',
    'tint-pressed': '#423a32',
    ink: '#ffffff',
    'ink-muted': '#f0e8dd',
    highlight: '#ffd27a',
    line: '#b5aa9d',
    'line-strong': '#ffffff',
    focus: '#5ce1ff',
    button: '#ffe14a',
    'button-hover': '#fff08f',
    'button-pressed': '#fff7c4',
    'button-ink': '#000000',
    info: '#ffffff',
    'info-ink': '#000000',
    warn: '#ffb04a',
    'warn-ink': '#000000',
    danger: '#ff9096',
    'danger-ink': '#000000',
    error: '#ffbcbf',
    success: '#9df0b8',
    backdrop: '#000000d9',
  },
  shadow: {
    raised: '0 0 0 1px #ffffff',
    overlay: '0 0 0 2px #ffffff',
  },
} satisfies Theme
