import type { Palette } from './names.ts'

/**
 * The values of the color tokens under `forced-colors: active`. Text and background tokens use pairs of system colors that are
 * guaranteed to be readable together. A control that is on, such as a checked checkbox, still has a different fill color than
 * one that is off.
 */
export const forcedColors = {
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
