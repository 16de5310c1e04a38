import { randomInt } from 'node:crypto'
import { defaultImageStyle } from '@festoon/contract/nouns/imageStyles'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { orderThemes } from '@festoon/contract/rules/events/orderThemes'
import { partyThemes, themeById } from '@festoon/contract/themes/catalog'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { promptOf } from './inspirations.ts'

/** The number of seasonal themes to choose from if the caller doesn't specify a theme. */
const seasonalThemes = 12

/** Returns a random prompt for the given theme or, if none is given, for a seasonal theme. */
export const getSuggestion: Handler<'getSuggestion'> = ({ clock }, { style = defaultImageStyle, themeId }) => {
  const themes =
    themeId === undefined
      ? orderThemes(partyThemes, dayIn(clock.now(), 'UTC')).slice(0, seasonalThemes)
      : [themeById(themeId)]
  const theme = themes[randomInt(themes.length)]
  if (!theme) throw new Failure('notFound')
  return Promise.resolve({ prompt: promptOf(theme, randomInt(3)), style })
}
