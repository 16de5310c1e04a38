import type { HolidayName } from '../rules/dates/holidays.ts'

/** A theme's entry in the catalog. */
export interface ThemeRow {
  /** The theme's id, which never changes and is never reused (THEME-09). */
  id: number
  name: string
  /** Initial colors of an event with this theme: `primary` for the page background, and `text`. */
  colours: { primary: string; text: string }
  /** Seed for the theme's generated artwork. */
  artSeed: number
  /** Initial description of an event with this theme. */
  description: string
  /** Search keywords for this kind of party, in lowercase. */
  keywords: readonly string[]
  /** The theme's holiday, if it has one (THEME-10). */
  holiday?: HolidayName
}

/** A theme with its position in the catalog. */
export interface PartyTheme extends ThemeRow {
  categoryId: number
  subcategoryId: number
  /** The theme's label in a menu. It is the theme's name, or empty for the only theme in a subcategory (THEME-05). */
  label: string
  isSolo: boolean
}

/** A group of themes within a category. If `isSolo` is true, it has a single theme and no name. */
export interface ThemeSubcategory {
  id: number
  name: string
  isSolo: boolean
  themes: readonly PartyTheme[]
}

/** One of the five top-level categories (THEME-01). */
export interface ThemeCategory {
  id: number
  name: string
  subcategories: readonly ThemeSubcategory[]
}
