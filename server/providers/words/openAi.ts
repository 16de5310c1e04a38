import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { AiService } from '../../config/aiConfig.ts'
import { postJson } from '../postJson.ts'
import type { WordsProvider } from './port.ts'
import { descriptionPrompt, keywordsPrompt, partyPrompt } from './prompts.ts'

const resultSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

const timeoutMs = 20_000
const maxBytes = 256 * 1024

/**
 * Creates a text provider for an endpoint that implements OpenAI's chat API:
 * https://platform.openai.com/docs/api-reference/chat
 */
export function openAiText({ api, key, model }: AiService): WordsProvider {
  const ask = async (system: string, user: string): Promise<string> => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]
    const { choices } = await postJson(`${api}/chat/completions`, {
      headers: { authorization: `Bearer ${key}` },
      body: { model, messages },
      schema: resultSchema,
      timeoutMs,
      maxBytes,
    })
    return choices[0]?.message.content.trim() ?? ''
  }
  return {
    describe: async ({ prompt, eventName, theme }) => {
      const party = partyPrompt(eventName, theme, prompt)
      // Removes characters that can't be stored: control characters, and half a character at the end.
      const text = (await ask(descriptionPrompt, party)).replaceAll(/[^\P{Cc}\t\n\r]/gu, '').trim()
      if (text === '') throw new Error('The service returned no text')
      return text.slice(0, limits.description).toWellFormed()
    },
    keywords: async (text) =>
      (await ask(keywordsPrompt, text))
        .split(/[,\n]/)
        .map((word) => word.replace(/[^\p{L}\p{N} '-]/gu, '').trim())
        .filter((word) => word !== '' && word.length <= limits.search)
        .slice(0, 5),
  }
}
