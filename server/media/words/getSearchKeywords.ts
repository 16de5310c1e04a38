import { networkOf } from '../../core/networkOf.ts'
import type { Handler } from '../../rpc/handler.ts'
import { askProvider } from '../../rpc/askProvider.ts'

/** Returns terms that fit a prompt, for use in a background video search. */
export const getSearchKeywords: Handler<'getSearchKeywords'> = async (context, { prompt }) => {
  const { providers, rateLimits, ip } = context
  if (prompt.trim() === '') return { keywords: [] }
  await rateLimits.take('wordsFromAddress', networkOf(ip))
  return { keywords: await askProvider(context, 'words', () => providers.words.keywords(prompt)) }
}
