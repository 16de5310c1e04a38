import type { HolidayName } from '../rules/dates/holidays.ts'

/** A theme's own data, without its place in the catalog. */
export interface ThemeRow {
  /** The theme's id, which never changes and is never reused (THEME-09). */
  id: number
  name: string
  /** Initial colors of an event with this theme. `primary` is the page's background color. */
  colors: { primary: string; text: string }
  /** Seed for the theme's generated artwork. */
  artSeed: number
  /** Initial description of an event with this theme. */
  description: string
  /** Search keywords for this kind of party, in lowercase. */
  keywords: readonly string[]
  /** The holiday that the theme is for, if any (THEME-10). */
  holiday?: HolidayName
}

/** A theme with its place in the catalog. */
export interface PartyTheme extends ThemeRow {
  categoryId: number
  subcategoryId: number
  /** The theme's label in a menu: its name, or an empty string if it is the only theme in its subcategory (THEME-05). */
  label: string
  isSolo: boolean
}

/** A group of themes within a category. If `isSolo` is true, the group has a single theme and an empty name. */
export interface ThemeSubcategory {
  id: number
  name: string
  isSolo: boolean
  themes: readonly PartyTheme[]
}

/** One of the catalog's five top-level categories (THEME-01). */
export interface ThemeCategory {
  id: number
  name: string
  subcategories: readonly ThemeSubcategory[]
}
