import { birthdayStyleThemes, generalAdultBirthday, milestoneBirthdayThemes } from './adultBirthdays.ts'
import { babyShowerThemes, specialtyShowerThemes } from './baby.ts'
import { earlyHolidayThemes } from './earlyHolidays.ts'
import { entertainingThemes } from './entertaining.ts'
import { faithThemes } from './faith.ts'
import { generalKidsBirthday, kidsFavoriteThemes } from './kidsBirthdays.ts'
import { lateHolidayThemes } from './lateHolidays.ts'
import { sportThemes } from './sports.ts'
import type { PartyTheme, ThemeCategory, ThemeRow } from './theme.ts'
import { themedPartyThemes } from './themedParties.ts'
import { beforeWeddingThemes, weddingThemes } from './weddings.ts'

/**
 * A subcategory's id, name, and themes. An empty name means that the subcategory has a single theme, which menus list directly
 * under the category (THEME-05).
 */
type Group = readonly [id: number, name: string, rows: readonly ThemeRow[]]

function category(id: number, name: string, groups: readonly Group[]): ThemeCategory {
  return {
    id,
    name,
    subcategories: groups.map(([subcategoryId, group, rows]) => {
      const isSolo = group === ''
      const place = { categoryId: id, subcategoryId, isSolo }
      return {
        id: subcategoryId,
        name: group,
        isSolo,
        themes: rows.map((row) => ({ ...row, ...place, label: isSolo ? '' : row.name })),
      }
    }),
  }
}

/** All theme categories, in the order shown in menus (THEME-01, THEME-02, THEME-04). */
export const themeCategories: readonly ThemeCategory[] = [
  category(500, 'Parties', [
    [600, 'Holidays', [...earlyHolidayThemes, ...lateHolidayThemes]],
    [601, 'Entertaining & Celebrations', entertainingThemes],
    [602, 'Themed Parties', themedPartyThemes],
    [603, 'Sports and Activities', sportThemes],
    [604, 'Faith & Culture', faithThemes],
  ]),
  category(501, 'Adult Birthday', [
    [605, '', generalAdultBirthday],
    [606, 'Milestone Birthdays', milestoneBirthdayThemes],
    [607, 'Birthday Styles', birthdayStyleThemes],
  ]),
  category(502, 'Kids Birthday', [
    [608, '', generalKidsBirthday],
    [609, "Kids' Favorites", kidsFavoriteThemes],
  ]),
  category(503, 'Wedding', [
    [610, 'Wedding Events', weddingThemes],
    [611, 'Before the Wedding', beforeWeddingThemes],
  ]),
  category(504, 'Baby', [
    [612, 'Baby Shower', babyShowerThemes],
    [613, 'Specialty Showers', specialtyShowerThemes],
  ]),
]

const themesOf = (categories: readonly ThemeCategory[]): PartyTheme[] =>
  categories.flatMap(({ subcategories }) => subcategories.flatMap(({ themes }) => themes))

/** All themes, in catalog order. */
export const partyThemes: readonly PartyTheme[] = themesOf(themeCategories)

const byId: ReadonlyMap<number, PartyTheme> = new Map(partyThemes.map((theme) => [theme.id, theme]))

/** Returns the theme with the given id, or undefined if there is none (THEME-09). */
export const themeById = (id: number): PartyTheme | undefined => byId.get(id)

/** Ids of the categories for children and babies. */
const daytimeCategories: ReadonlySet<number> = new Set([502, 504])

/** Checks whether a theme is for children or babies, whose parties start in the afternoon. */
export const isDaytimeTheme = ({ categoryId }: PartyTheme): boolean => daytimeCategories.has(categoryId)

/** Ids of the subcategories omitted from the theme menu of '/welcome': Faith & Culture. */
const leftOutGroups: ReadonlySet<number> = new Set([604])
/** Ids of the other omitted themes: Holi and Bachelor. */
const leftOutThemes: ReadonlySet<number> = new Set([705, 813])

/** The theme categories in the menu of '/welcome', without the omitted themes (THEME-06, THEME-07). */
export const smallThemeCategories: readonly ThemeCategory[] = themeCategories.map((one) => ({
  ...one,
  subcategories: one.subcategories
    .filter(({ id }) => !leftOutGroups.has(id))
    .map((group) => ({ ...group, themes: group.themes.filter(({ id }) => !leftOutThemes.has(id)) })),
}))
