import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { themeCategories } from '@festoon/contract/themes/catalog'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** The categories of the theme catalog. */
export const categories = themeCategories

/** Returns the themes that match a search, best match first (THEME-08). */
export const searchThemes = (search: string): readonly PartyTheme[] => matchThemes(search)
