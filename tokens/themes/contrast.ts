import type { Theme } from '../names.ts'

/**
 * The high-contrast light theme: a white background, text with a contrast of at least 7, and lines and focus rings with at
 * least 4.5.
 */
export const contrast = {
  scheme: 'light',
  color: {
    page: '#ffffff',
    surface: '#ffffff',
    raised: '#ffffff',
    tint: '#f4f1eb',
    'tint-hover': '#e6e0d5',
    'tint-pressed': '#d8d0c1',
    ink: '#000000',
    'ink-muted': '#2e2a26',
    highlight: '#6b2600',
    line: '#4f4943',
    'line-strong': '#000000',
    focus: '#9a2c00',
    button: '#000000',
    'button-hover': '#38302a',
    'button-pressed': '#4d443c',
    'button-ink': '#ffffff',
    info: '#000000',
    'info-ink': '#ffffff',
    warn: '#ffe14a',
    'warn-ink': '#000000',
    danger: '#8f0022',
    'danger-ink': '#ffffff',
    error: '#76001c',
    success: '#003d1c',
    backdrop: '#000000cc',
  },
  shadow: {
    raised: '0 0 0 1px #000000',
    overlay: '0 0 0 2px #000000, 0 16px 48px -8px #00000099',
  },
} satisfies Theme
