import { limits } from '@festoon/contract/limits'
import * as quickCreate from '@festoon/contract/messages/edit/quickCreate'
import * as copy from '@festoon/contract/messages/welcome/partiesPage'
import { holidayDate } from '@festoon/contract/messages/welcome/sampleInvites'
import type { CalendarDay } from '@festoon/contract/rules/dates/calendarDay'
import { orderThemes } from '@festoon/contract/rules/events/orderThemes'
import { smallThemeCategories } from '@festoon/contract/themes/catalog'
import { partyGalleries, type PartyGallery } from '@festoon/contract/themes/galleries'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import { seasonalSamples, type SeasonalSample } from '@festoon/contract/themes/seasonalSamples'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { themeTone } from '../../parts/themeTone.ts'
import * as paths from '../../platform/paths.ts'
import type { Gallery, PartiesPageData, Sample } from './parties/partiesPageData.ts'
import { sampleInvites } from './sampleInvites.ts'

const themeLink = ({ id, name }: PartyTheme) => ({ label: name, href: paths.instant(id) })

/**
 * Returns the theme menu: a link to the next holiday's theme, followed by the main categories (WELC-06), all without the themes
 * that the menu omits (THEME-07). A subcategory without a name is labeled with its category's name.
 */
export function themeMenu(today: CalendarDay): PartiesPageData['menu'] {
  const listedThemes = smallThemeCategories.flatMap(({ subcategories }) =>
    subcategories.flatMap(({ themes }) => themes),
  )
  const [next] = orderThemes(listedThemes, today)
  return [
    ...(next ? [themeLink(next)] : []),
    ...smallThemeCategories.map(({ name, subcategories }) => ({
      label: name,
      groups: subcategories.map((group) => ({
        label: group.isSolo ? name : group.name,
        items: group.themes.map(themeLink),
      })),
    })),
  ]
}

/** Returns a gallery with a card for each theme. The card shows the theme's first image (WELC-17, WELC-18). */
export const galleryOf = ({ name, themes }: PartyGallery): Gallery => ({
  name,
  href: paths.instantCategory(themes[0]?.categoryId ?? 500),
  cards: themes.map((theme) => {
    const id = `${theme.id}-1`
    return {
      id,
      title: theme.name,
      href: paths.createFromGallery(id),
      image: galleryPicture(id),
      tone: themeTone(theme.id),
    }
  }),
})

const dates = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

const sampleOf = ({ theme, title, line, endDate }: SeasonalSample): Sample => ({
  id: String(theme.id),
  title,
  line,
  when: holidayDate(theme.name, dates.format(new Date(endDate))),
  colors: theme.colors,
  image: galleryPicture(`${theme.id}-1`),
  href: paths.instant(),
  // The theme is in the navigation state, not in the address (WELC-21).
  state: { theme: theme.id },
})

/** Returns the next two seasonal sample invitations (WELC-20, CONST-51). */
export const nextSamples = (today: CalendarDay): readonly Sample[] =>
  seasonalSamples(today).slice(0, limits.landingSamples).map(sampleOf)

/** The copy of the form for a party in one line. */
export const oneLine = {
  line: quickCreate.line,
  lineExample: quickCreate.lineExample,
  makeInvitation: quickCreate.makeInvitation,
}

/** Returns the content of the parties page for the given date. */
export const partiesData = (today: CalendarDay): PartiesPageData => ({
  copy,
  oneLine,
  instantHref: paths.instant(),
  createHref: paths.instant(),
  partiesHref: paths.signIn(paths.events()),
  invites: sampleInvites,
  menu: themeMenu(today),
  galleries: partyGalleries.map(galleryOf),
  samples: nextSamples(today),
})
