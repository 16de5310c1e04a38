import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { themeCategories } from '@festoon/contract/themes/catalogue'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** The catalog's categories. This file is loaded lazily: the catalog is large. */
export const categories = themeCategories

/** Returns the themes that match a search, best first (THEME-08). */
export const searchThemes = (search: string): readonly PartyTheme[] => matchThemes(search)
