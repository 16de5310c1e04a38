import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { forcedColours } from './forcedColours.ts'
import { kit } from './layers.css.ts'
import { themeClass, themeNames, tokenNames, variable } from './names.ts'
import type { ThemeName } from './names.ts'
import { themes } from './themes.ts'

const vars = createGlobalThemeContract(tokenNames, (value) => variable(value ?? '').slice(2))

const said = (name: ThemeName) => {
  const { scheme, ...tokens } = themes[name]
  return { name, rules: { colorScheme: scheme, vars: assignVars(vars, tokens) } }
}

/** The themes as CSS rule declarations. */
export const themeRules = themeNames.map(said)

// The theme that stands where none was chosen, and what becomes of any where the reader's system sets the colours: all that
// a page needs whose own colours are an event's.
globalStyle(`:root, .${themeClass('none')}, .${themeClass('auto')}`, { '@layer': { [kit]: said('none').rules } })

// Important, because the rule of an event's colours stands outside the layers.
const forced = Object.entries(forcedColours).map(([name, value]) => [variable(name), `${value} !important`])
globalStyle(':root, [class*="theme-"], [class*="event-"]', {
  '@layer': { [kit]: { '@media': { '(forced-colors: active)': { vars: Object.fromEntries(forced) } } } },
})
