import type { Preset, Theme } from './names.ts'
import { home } from './themes/home.ts'
import { inverted } from './themes/inverted.ts'
import { none } from './themes/none.ts'
import { orange } from './themes/orange.ts'
import { welcome } from './themes/welcome.ts'

/** Every preset with its theme (CONST-32). */
export const themes: Record<Preset, Theme> = { none, home, orange, welcome, inverted }
