import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { themeCategories } from '@festoon/contract/themes/catalogue'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** The catalogue's categories. This file is loaded lazily: the catalogue is large. */
export const categories = themeCategories

/** The themes that fit some words, best first (THEME-08). */
export const searchThemes = (words: string): readonly PartyTheme[] => matchThemes(words)
