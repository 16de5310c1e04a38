import { create } from 'storybook/theming'
import { scale } from '../tokens/scale.ts'
import { themes } from '../tokens/themes.ts'

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const { color } = scheme === 'dark' ? themes.dark : themes.none

const brand = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="32" viewBox="0 0 150 32"><rect width="32" height="32" rx="8" fill="#111"/><path d="M4 9c6 5 18 5 24 0" stroke="#fff" stroke-width="1.5" stroke-linecap="round" fill="none"/><path d="m6.5 10.6 4.6 1.500-3.6 6.200z" fill="#ffd400"/><path d="M13.400 12.600h5.200L16 20z" fill="#ff7a1a"/><path d="m20.900 12.100 4.600-1.500-1 7.700z" fill="#fae5ff"/><text x="42" y="22" font-family="system-ui,sans-serif" font-size="17" font-weight="700" fill="${color.ink}">Festoon kit</text></svg>`

/** The catalog's own look: the kit's light or dark theme, as the reader's system prefers. */
export const catalogTheme = create({
  base: scheme,
  brandTitle: 'Festoon kit',
  brandUrl: './',
  brandImage: `data:image/svg+xml,${encodeURIComponent(brand)}`,
  fontBase: scale.font.body,
  colorPrimary: color.button,
  // Links, and the selected page, whose text is white.
  colorSecondary: scheme === 'dark' ? '#f08a3c' : color.highlight,
  appBg: color.tint,
  appContentBg: color.page,
  appPreviewBg: color.page,
  appBorderColor: color.line,
  appBorderRadius: 14,
  textColor: color.ink,
  textInverseColor: color.page,
  textMutedColor: color['ink-muted'],
  barBg: color.page,
  barTextColor: color['ink-muted'],
  barHoverColor: color.highlight,
  barSelectedColor: color.highlight,
  buttonBg: color.tint,
  buttonBorder: color.line,
  booleanBg: color.tint,
  booleanSelectedBg: color.raised,
  inputBg: color.surface,
  inputBorder: color['line-strong'],
  inputTextColor: color.ink,
  inputBorderRadius: 8,
})
