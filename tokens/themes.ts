import type { Theme, ThemeName } from './names.ts'
import { contrast } from './themes/contrast.ts'
import { contrastDark } from './themes/contrastDark.ts'
import { dark } from './themes/dark.ts'
import { home } from './themes/home.ts'
import { inverted } from './themes/inverted.ts'
import { none } from './themes/none.ts'
import { orange } from './themes/orange.ts'
import { welcome } from './themes/welcome.ts'

/** Every theme by name (CONST-32). */
export const themes: Record<ThemeName, Theme> = {
  none,
  home,
  orange,
  welcome,
  inverted,
  dark,
  contrast,
  'contrast-dark': contrastDark,
}
