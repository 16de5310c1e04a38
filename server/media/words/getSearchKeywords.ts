import { z } from 'zod'
import { askProvider } from '../../rpc/askProvider.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns search terms for a background video that suits the host's prompt, or an empty list if the prompt is blank. */
export const getSearchKeywords: Handler<'getSearchKeywords'> = async (context, { prompt }) => {
  const { providers, paidServices, rateLimits, ip, visitor } = context
  if (prompt.trim() === '') return { keywords: [] }
  await rateLimits.takeFrom('wordsFromAddress', ip)
  const keywords = await paidServices.ask('words', visitor, ['keywords', prompt], z.array(z.string()), () =>
    askProvider(context, 'words', () => providers.words.keywords(prompt)),
  )
  return { keywords }
}
