import type { Palette } from './names.ts'

/**
 * The roles where a reader's system forces its own colours on every page (`forced-colors: active`): system colours, in the
 * pairs that the system promises to be readable. A state that is a fill elsewhere stays a fill, so that on and off differ.
 */
export const forcedColours = {
  page: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  tint: 'Canvas',
  'tint-hover': 'Canvas',
  'tint-pressed': 'Canvas',
  ink: 'CanvasText',
  'ink-muted': 'CanvasText',
  highlight: 'CanvasText',
  line: 'CanvasText',
  'line-strong': 'CanvasText',
  focus: 'Highlight',
  button: 'Highlight',
  'button-hover': 'Highlight',
  'button-pressed': 'Highlight',
  'button-ink': 'HighlightText',
  info: 'CanvasText',
  'info-ink': 'Canvas',
  warn: 'CanvasText',
  'warn-ink': 'Canvas',
  danger: 'CanvasText',
  'danger-ink': 'Canvas',
  error: 'CanvasText',
  success: 'CanvasText',
  backdrop: 'Canvas',
} satisfies Palette
