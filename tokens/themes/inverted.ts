import type { Theme } from '../names.ts'

/** The inverse of the neutral theme `none`: dark page and white text. */
export const inverted = {
  scheme: 'dark',
  color: {
    page: '#18161d',
    surface: '#211f27',
    raised: '#2a2731',
    tint: '#302c38',
    'tint-hover': '#3d3947',
    'tint-pressed': '#4b4657',
    ink: '#ffffff',
    'ink-muted': '#c6c1ce',
    highlight: '#ffb070',
    line: '#3d3947',
    'line-strong': '#9d97a8',
    focus: '#ffb070',
    button: '#ffffff',
    'button-hover': '#dfdbe6',
    'button-pressed': '#c3bdcd',
    'button-ink': '#18161d',
    info: '#ffffff',
    'info-ink': '#18161d',
    warn: '#ffe14a',
    'warn-ink': '#1c1700',
    danger: '#ff5f6d',
    'danger-ink': '#1f0004',
    error: '#ff9ea6',
    success: '#7be3a0',
    backdrop: '#000000b8',
  },
  shadow: {
    raised: '0 1px 2px #00000059, 0 8px 24px -8px #00000080',
    overlay: '0 8px 24px -6px #00000080, 0 32px 72px -16px #000000bf',
  },
} satisfies Theme
