import type { HolidayName } from '../rules/dates/holidays.ts'

/** What the catalogue says of one theme. */
export interface ThemeRow {
  /** Never changes and is never given to another theme (THEME-09). */
  id: number
  name: string
  /** Colours that an event of this theme starts with: ground of the page and the text on it. */
  colours: { primary: string; text: string }
  /** Seed of the theme's own artwork. */
  artSeed: number
  /** What an invitation of this theme says until its host says something else. */
  description: string
  /** Words that hosts use for such a party, in lower case. */
  keywords: readonly string[]
  /** The day that it belongs to, if it belongs to one (THEME-10). */
  holiday?: HolidayName
}

/** A theme in its place in the catalogue. */
export interface PartyTheme extends ThemeRow {
  categoryId: number
  subcategoryId: number
  /** What a menu shows: the name, or nothing for a solo theme, which stands for its group (THEME-05). */
  label: string
  isSolo: boolean
}

/** A group of themes within a category. A solo group holds one theme and has no name of its own. */
export interface ThemeSubcategory {
  id: number
  name: string
  isSolo: boolean
  themes: readonly PartyTheme[]
}

/** One of the five top categories (THEME-01). */
export interface ThemeCategory {
  id: number
  name: string
  subcategories: readonly ThemeSubcategory[]
}
