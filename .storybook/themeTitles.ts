import type { ThemeName } from '../tokens/names.ts'

/** The names of the themes in the toolbar. */
export const themeTitles: Readonly<Record<ThemeName, string>> = {
  none: 'Light',
  home: 'Home',
  orange: 'Orange',
  welcome: 'Welcome',
  inverted: 'Inverted',
  dark: 'Dark',
  contrast: 'High contrast',
  'contrast-dark': 'High contrast, dark',
}
