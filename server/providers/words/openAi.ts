import { limits } from '@festoon/contract/limits'
import { z } from 'zod'
import type { AiService } from '../../config/aiConfig.ts'
import { postJson } from '../postJson.ts'
import type { WordsProvider } from './port.ts'

const answerSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

const timeoutMs = 20_000
const mostBytes = 256 * 1024

const writer =
  'You write the description of a party invitation: two to four warm, specific sentences in plain text. Invent no date, place or name.'
const searcher =
  'Answer up to five English search words for a stock video that suits this party, with commas between them and nothing else.'

/** Writes by a chat endpoint of OpenAI's public API: https://platform.openai.com/docs/api-reference/chat */
export function openAiWords({ api, key, model }: AiService): WordsProvider {
  const ask = async (system: string, user: string): Promise<string> => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]
    const { choices } = await postJson(`${api}/chat/completions`, {
      headers: { authorization: `Bearer ${key}` },
      body: { model, messages },
      answer: answerSchema,
      timeoutMs,
      mostBytes,
    })
    return choices[0]?.message.content.trim() ?? ''
  }
  return {
    describe: async ({ prompt, eventName, theme }) => {
      const lines = [`Party: ${eventName}`, `Theme: ${theme ?? ''}`, `The host says: ${prompt}`]
      // Text as it can be stored: no control characters, no half of a character at the end.
      const text = (await ask(writer, lines.join('\n'))).replaceAll(/[^\P{Cc}\t\n\r]/gu, '').trim()
      if (text === '') throw new Error('The service wrote nothing')
      return text.slice(0, limits.description).toWellFormed()
    },
    keywords: async (text) =>
      (await ask(searcher, text))
        .split(/[,\n]/)
        .map((word) => word.replace(/[^\p{L}\p{N} '-]/gu, '').trim())
        .filter((word) => word !== '' && word.length <= limits.search)
        .slice(0, 5),
  }
}
