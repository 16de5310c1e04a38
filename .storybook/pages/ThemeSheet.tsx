import type { ThemeName } from '../../tokens/names.ts'
import { pairsOf } from '../../tokens/pairs.ts'
import { themes } from '../../tokens/themes.ts'
import { ThemeScope } from '../../ui/ThemeScope/ThemeScope.tsx'
import { PaletteSheet } from './PaletteSheet.tsx'

const purposes: Record<ThemeName, string> = {
  none: 'The base, and the light theme: white paper, black ink, a glow of orange where the eye should go.',
  home: 'The house colours at full strength, for the first thing a visitor sees.',
  orange: 'The highlight as a ground: loud, for single moments.',
  welcome: 'The yellow as a ground, for greetings.',
  inverted: 'The neutral theme turned round, cool and quiet.',
  dark: 'The light theme after sunset: warm charcoal, orange buttons, a lamp’s yellow.',
  contrast: 'For readers who ask for more contrast. Lines are visible, text reaches 7.',
  'contrast-dark': 'The same on black.',
}

/** A theme's purpose, colors and pairs. */
export function ThemeSheet({ theme }: { theme: ThemeName }) {
  return (
    <ThemeScope
      preset={theme}
      as="section"
      aria-label={theme}
      className="grid grid-cols-1 gap-8 rounded-lg p-5 wide:p-8"
    >
      <header className="grid gap-2">
        <h2 className="text-headline">{theme}</h2>
        <p className="max-w-prose text-lead text-ink-muted">{purposes[theme]}</p>
      </header>
      <PaletteSheet title={theme} palette={themes[theme].color} pairs={pairsOf(theme)} />
    </ThemeScope>
  )
}
