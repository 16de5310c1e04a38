import type { Theme } from '../names.ts'

/** The neutral light theme: white page, black text, and orange highlights. */
export const none = {
  scheme: 'light',
  color: {
    page: '#ffffff',
    surface: '#ffffff',
    raised: '#ffffff',
    tint: '#f5f3ef',
    'tint-hover': '#ebe7e0',
    'tint-pressed': '#e0dbd1',
    ink: '#000000',
    'ink-muted': '#565049',
    highlight: '#a33c00',
    line: '#e4dfd7',
    'line-strong': '#7d766c',
    focus: '#c24e00',
    button: '#000000',
    'button-hover': '#2c2723',
    'button-pressed': '#4a433d',
    'button-ink': '#ffffff',
    info: '#000000',
    'info-ink': '#ffffff',
    warn: '#ffe14a',
    'warn-ink': '#1c1700',
    danger: '#c4123a',
    'danger-ink': '#ffffff',
    error: '#b00b35',
    success: '#0b6434',
    backdrop: '#0f0c0aa6',
  },
  shadow: {
    raised: '0 1px 2px #2a1e1014, 0 8px 24px -8px #2a1e1026',
    overlay: '0 8px 24px -6px #2a1e1033, 0 32px 72px -16px #2a1e1066',
  },
} satisfies Theme
