import type { ThemeName } from '../../tokens/names.ts'
import { pairsOf } from '../../tokens/pairs.ts'
import { themes } from '../../tokens/themes.ts'
import { ThemeScope } from '../../ui/ThemeScope/ThemeScope.tsx'
import { PaletteSheet } from './PaletteSheet.tsx'

const purposes: Record<ThemeName, string> = {
  none: 'The default light theme: black on white, with orange highlights.',
  home: 'The brand colors at full strength, for a visitor’s first impression.',
  orange: 'The highlight color as the background. Bold, so use it sparingly.',
  welcome: 'A yellow background, for greetings.',
  inverted: 'The default theme with its colors inverted. Cool and calm.',
  dark: 'The dark theme: warm charcoal with orange buttons and soft yellow accents.',
  contrast: 'For people who ask for more contrast. Every line is visible, and text has a contrast of at least 7.',
  'contrast-dark': 'The high-contrast theme on black.',
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
