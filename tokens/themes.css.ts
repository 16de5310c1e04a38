import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { forcedColours } from './forcedColours.ts'
import { kit } from './layers.css.ts'
import { themeClass, themeNames, tokenNames, variable } from './names.ts'
import type { ThemeName } from './names.ts'
import { themes } from './themes.ts'

const vars = createGlobalThemeContract(tokenNames, (value) => variable(value ?? '').slice(2))

/** What a theme says, as declarations. */
const said = (name: ThemeName) => {
  const { scheme, ...tokens } = themes[name]
  return { colorScheme: scheme, vars: assignVars(vars, tokens) }
}

const auto = `.${themeClass('auto')}`
for (const name of themeNames) {
  const selector = `.${themeClass(name)}`
  globalStyle(name === 'none' ? `:root, ${selector}, ${auto}` : selector, { '@layer': { [kit]: said(name) } })
}

// What the reader's system asks for, in an order in which the narrower wish comes last.
const wishes: [media: string, name: ThemeName][] = [
  ['(prefers-color-scheme: dark)', 'dark'],
  ['(prefers-contrast: more)', 'contrast'],
  ['(prefers-color-scheme: dark) and (prefers-contrast: more)', 'contrast-dark'],
]
for (const [media, name] of wishes) {
  globalStyle(auto, { '@layer': { [kit]: { '@media': { [media]: said(name) } } } })
}

// Important, because the rule of an event's colours stands outside the layers.
const forced = Object.entries(forcedColours).map(([name, value]) => [variable(name), `${value} !important`])
globalStyle(':root, [class*="theme-"], [class*="event-"]', {
  '@layer': { [kit]: { '@media': { '(forced-colors: active)': { vars: Object.fromEntries(forced) } } } },
})
