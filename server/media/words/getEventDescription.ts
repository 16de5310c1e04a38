import { z } from 'zod'
import { askProvider } from '../../rpc/askProvider.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns a description for an event, which the text provider writes from the title, the theme, and the host's prompt. */
export const getEventDescription: Handler<'getEventDescription'> = async (context, { prompt, eventName, theme }) => {
  const { providers, paidServices, rateLimits, ip, visitor } = context
  await rateLimits.takeFrom('wordsFromAddress', ip)
  const eventDescription = await paidServices.ask(
    'words',
    visitor,
    ['describe', prompt, eventName, theme],
    z.string(),
    () => askProvider(context, 'words', () => providers.words.describe({ prompt, eventName, theme })),
  )
  return { eventDescription }
}
