import { z } from 'zod'
import { instantOf } from '@festoon/contract/rules/dates/timeZone'
import { themeById } from '@festoon/contract/themes/catalog'
import { inspirationsOf } from '../gallery/inspirations.ts'
import { networkOf } from '../../core/networkOf.ts'
import { draftParty } from '../../providers/words/draftParty.ts'
import type { Handler } from '../../rpc/handler.ts'
import { askProvider } from '../../rpc/askProvider.ts'

/**
 * Drafts an event from one line of text. The text provider writes the description, and fixed rules determine everything else.
 */
export const draftFromLine: Handler<'draftFromLine'> = async (context, { line, timeZone }) => {
  const { clock, providers, paid, rateLimits, ip, visitor } = context
  await rateLimits.take('wordsFromAddress', networkOf(ip))
  const draft = draftParty(line, clock.now(), timeZone)
  const theme = draft.themeId === undefined ? undefined : themeById(draft.themeId)
  const brief = { prompt: line, eventName: draft.title, theme: theme?.name }
  const description = await paid.ask('words', visitor, ['draft', brief], z.string(), () =>
    askProvider(context, 'words', () => providers.words.describe(brief)),
  )
  return {
    title: draft.title,
    description,
    startTime: instantOf(draft.start, timeZone),
    themeId: theme?.id ?? null,
    inspiration: (theme && inspirationsOf(theme)[0]) ?? null,
    keywords: [...draft.keywords],
  }
}
