import type { Inspiration } from '@festoon/contract/nouns/image'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { orderThemes } from '@festoon/contract/rules/events/orderThemes'
import { partyThemes, themeById } from '@festoon/contract/themes/catalog'
import { letteringOf } from '@festoon/contract/themes/letteringOf'
import type { PartyTheme } from '@festoon/contract/themes/theme'

/** The number of inspirations per theme. */
const perTheme = 3

/** Returns a theme's ready-made inspirations (RPC-83). */
export function inspirationsOf(theme: PartyTheme): Inspiration[] {
  return Array.from({ length: perTheme }, (_, at) => ({
    inspirationId: `${theme.id}-${at + 1}`,
    themeId: theme.id,
    title: theme.name,
    description: theme.description,
    imageUrl: `/files/gallery/${theme.id}-${at + 1}.webp`,
    prompt: promptOf(theme, at),
    colors: theme.colors,
    lettering: letteringOf(theme),
  }))
}

/**
 * Returns all inspirations in today's gallery order: the first inspiration of every theme, then the second of every theme, then
 * the third. Themes of upcoming holidays come first.
 */
export function galleryOrder(now: number): Inspiration[] {
  const each = orderThemes(partyThemes, dayIn(now, 'UTC')).map(inspirationsOf)
  return Array.from({ length: perTheme }, (_, at) => each.flatMap((ofTheme) => ofTheme.slice(at, at + 1))).flat()
}

/**
 * Returns the image prompt for one of a theme's inspirations. `at` is the index of the inspiration, which determines the
 * keywords.
 */
export function promptOf({ name, keywords }: PartyTheme, at: number): string {
  const words = keywords.slice(at * 2, at * 2 + 3)
  return [name, ...words].join(', ')
}

/**
 * Returns the theme and the index of the inspiration for an image name such as `703-2`, or undefined if there is no such
 * inspiration.
 */
export function inspirationOf(name: string): { theme: PartyTheme; at: number } | undefined {
  const [, id = '', number = ''] = /^(\d{3})-([1-9])$/.exec(name) ?? []
  const theme = themeById(Number(id))
  const at = Number(number) - 1
  return theme && at >= 0 && at < perTheme ? { theme, at } : undefined
}
