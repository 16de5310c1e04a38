import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import { limits } from '@festoon/contract/limits'
import { z } from 'zod'
import type { AiService } from '../../config/aiConfig.ts'
import { postJson } from '../postJson.ts'
import type { ImagesProvider } from './port.ts'
import type { ImageRequest } from '../../database/imageRequest.ts'

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.base64() })).min(1) })

/** Four PNG pictures of 1024 pixels, in base64. */
const mostBytes = 40 * 1024 * 1024

/**
 * Draws by an images endpoint of OpenAI's public API: https://platform.openai.com/docs/api-reference/images. A call is given
 * up after `timeoutMs`.
 */
export function openAiImages({ api, key, model }: AiService, timeoutMs: number = limits.imageWaitMs): ImagesProvider {
  // Newer models always answer base64 and know no `response_format`; older ones must be asked for it.
  const format = model.startsWith('gpt-') ? {} : { response_format: 'b64_json' }
  // One model draws a single picture a call.
  const perCall = model === 'dall-e-3' ? 1 : limits.imagesPerSet
  return {
    draw: async (request) => {
      const body = { model, prompt: promptOf(request), n: perCall, size: '1024x1024', ...format }
      const call = { headers: { authorization: `Bearer ${key}` }, body, answer: answerSchema, mostBytes }
      const calls = Array.from({ length: limits.imagesPerSet / perCall }, () =>
        postJson(`${api}/images/generations`, { ...call, timeoutMs }),
      )
      const answers = await Promise.all(calls)
      return answers.flatMap(({ data }) => data.map((image) => Buffer.from(image.b64_json, 'base64')))
    },
  }
}

/** The request in words. */
function promptOf({ eventName, prompt, useVerbatim, style, colours }: ImageRequest): string {
  if (useVerbatim && prompt.trim() !== '') return prompt
  const label = style === 'none' ? undefined : imageStyles.find(({ id }) => id === style)?.label
  return [
    'Cover artwork for a party invitation, without any lettering.',
    prompt.trim(),
    eventName === '' ? '' : `The party is called "${eventName}".`,
    label === undefined ? '' : `Style: ${label}.`,
    `Main colours: ${colours.primary} and ${colours.text}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
