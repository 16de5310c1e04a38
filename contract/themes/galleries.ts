import { themeById } from './catalog.ts'
import type { PartyTheme } from './theme.ts'

/** A row of themes on the parties page, each shown with its first inspiration. */
export interface PartyGallery {
  name: string
  themes: readonly PartyTheme[]
}

const gallery = (name: string, ids: readonly number[]): PartyGallery => ({
  name,
  themes: ids.map((id) => {
    const theme = themeById(id)
    if (!theme) throw new RangeError(`No theme ${id}`)
    return theme
  }),
})

/** The five galleries on the parties page, with six themes each (CONST-28). */
export const partyGalleries: readonly PartyGallery[] = [
  gallery('Themed Parties', [744, 748, 745, 752, 747, 751]),
  gallery('Kids Birthdays', [793, 794, 797, 799, 796, 800]),
  gallery('Adult Birthdays', [776, 780, 782, 785, 789, 787]),
  gallery('Sports and Activities', [768, 767, 758, 761, 765, 763]),
  gallery('Baby', [815, 818, 819, 816, 821, 820]),
]
