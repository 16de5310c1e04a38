import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { forcedColors } from './forcedColors.ts'
import { kit } from './layers.css.ts'
import { themeClass, themeNames, tokenNames, variable } from './names.ts'
import type { ThemeName } from './names.ts'
import { themes } from './themes.ts'

const vars = createGlobalThemeContract(tokenNames, (value) => variable(value ?? '').slice(2))

const rulesOf = (name: ThemeName) => {
  const { scheme, ...tokens } = themes[name]
  return { name, rules: { colorScheme: scheme, vars: assignVars(vars, tokens) } }
}

/** The name and the CSS rules of each theme. */
export const themeRules = themeNames.map(rulesOf)

// The default theme and the forced colors are all that a page in an event's own colors needs.
globalStyle(`:root, .${themeClass('none')}, .${themeClass('auto')}`, { '@layer': { [kit]: rulesOf('none').rules } })

// Important, because the rule of an event's colors isn't in a layer.
const forcedVariables = Object.entries(forcedColors).map(([name, value]) => [variable(name), `${value} !important`])
globalStyle(':root, [class*="theme-"], [class*="event-"]', {
  '@layer': { [kit]: { '@media': { '(forced-colors: active)': { vars: Object.fromEntries(forcedVariables) } } } },
})
