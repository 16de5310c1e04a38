import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { orderThemes } from '@festoon/contract/rules/events/orderThemes'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { inspirationsOf } from './inspirations.ts'

/** Returns the first inspiration of each theme in a category. */
export const getInspirations: Handler<'getInspirations'> = ({ clock }, { category }) => {
  const themes = partyThemes.filter(({ categoryId }) => categoryId === category)
  if (themes.length === 0) throw new Failure('notFound')
  const orderedThemes = orderThemes(themes, dayIn(clock.now(), 'UTC'))
  return Promise.resolve({ inspirations: orderedThemes.flatMap((theme) => inspirationsOf(theme).slice(0, 1)) })
}
