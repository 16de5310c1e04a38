import { globalStyle } from '@vanilla-extract/css'
import { kit } from './layers.css.ts'
import { themeClass } from './names.ts'
import type { ThemeName } from './names.ts'
import { themeRules } from './rootTheme.css.ts'

for (const { name, rules } of themeRules)
  if (name !== 'none') globalStyle(`.${themeClass(name)}`, { '@layer': { [kit]: rules } })

// The system preferences, with the most specific last.
const wishes = new Map<ThemeName, string>([
  ['dark', '(prefers-color-scheme: dark)'],
  ['contrast', '(prefers-contrast: more)'],
  ['contrast-dark', '(prefers-color-scheme: dark) and (prefers-contrast: more)'],
])
for (const [theme, media] of wishes)
  for (const { name, rules } of themeRules)
    if (name === theme) globalStyle(`.${themeClass('auto')}`, { '@layer': { [kit]: { '@media': { [media]: rules } } } })
