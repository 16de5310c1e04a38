import type { Theme } from '../names.ts'

/** The neutral dark theme: warm charcoal, orange buttons, and yellow highlights. */
export const dark = {
  scheme: 'dark',
  color: {
    page: '#1d1814',
    surface: '#261f1a',
    raised: '#2d251e',
    tint: '#3b3128',
    'tint-hover': '#493d32',
    'tint-pressed': '#57493c',
    ink: '#fff5e8',
    'ink-muted': '#d6c7b5',
    highlight: '#ffd65a',
    line: '#4b3f34',
    'line-strong': '#b09e8b',
    focus: '#ffe14a',
    button: '#ff9c42',
    'button-hover': '#ffb26b',
    'button-pressed': '#ffc793',
    'button-ink': '#1f0e00',
    info: '#fff0da',
    'info-ink': '#1d1814',
    warn: '#ffe14a',
    'warn-ink': '#1c1700',
    danger: '#ff6b6e',
    'danger-ink': '#210003',
    error: '#ffaba4',
    success: '#93e2a6',
    backdrop: '#0a0705c2',
  },
  shadow: {
    raised: '0 1px 2px #00000059, 0 8px 24px -8px #00000080',
    overlay: '0 8px 24px -6px #00000080, 0 32px 72px -16px #000000bf',
  },
} satisfies Theme
