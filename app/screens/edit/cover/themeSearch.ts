import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { coverTheme, themeForLine } from '@festoon/contract/rules/events/themeForLine'
import { themeCategories } from '@festoon/contract/themes/catalog'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** The categories of the theme catalog. */
export const categories = themeCategories

/** Returns the themes that match a search, best match first (THEME-08). */
export const searchThemes = (search: string): readonly PartyTheme[] => matchThemes(search)

/** Returns the theme whose picture suits a party's title, and whether the theme is also what the party is about. */
export function themeForTitle(title: string): { themeId: number | undefined; isFitting: boolean } {
  const theme = themeForLine(title, title)
  return { themeId: coverTheme(theme)?.id, isFitting: theme !== undefined }
}
