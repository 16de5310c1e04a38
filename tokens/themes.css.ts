import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { kit } from './layers.css.ts'
import { presetClass, presets, tokenNames, variable } from './names.ts'
import { themes } from './themes.ts'

const vars = createGlobalThemeContract(tokenNames, (value) => variable(value ?? '').slice(2))

for (const preset of presets) {
  const { scheme, ...tokens } = themes[preset]
  const selector = preset === 'none' ? `:root, .${presetClass(preset)}` : `.${presetClass(preset)}`
  createGlobalTheme(selector, vars, { '@layer': kit, ...tokens })
  globalStyle(selector, { '@layer': { [kit]: { colorScheme: scheme } } })
}
