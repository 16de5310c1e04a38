import type { Config } from 'tailwindcss'
import vocabulary from './tokens/tailwindTheme.ts'

export default {
  ...vocabulary,
  content: ['./ui/**/*.{ts,tsx}', './app/**/*.{ts,tsx,html}', './.storybook/**/*.tsx'],
} satisfies Config
