import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { AiService } from '../../config/aiConfig.ts'
import { postJson } from '../postJson.ts'
import type { ImagesProvider } from './port.ts'
import { coverPrompt } from './prompts.ts'

const resultSchema = z.object({ data: z.array(z.object({ b64_json: z.base64() })).min(1) })

/** The maximum size of a response in bytes: enough for four 1024 × 1024 PNG images in base64. */
const maxBytes = 40 * 1024 * 1024

/**
 * Creates an image provider for an endpoint that implements OpenAI's image API
 * (https://platform.openai.com/docs/api-reference/images). A call fails after `timeoutMs`.
 */
export function openAiImages({ api, key, model }: AiService, timeoutMs: number = limits.imageWaitMs): ImagesProvider {
  // Newer models always return base64 and reject `response_format`. Older ones need it.
  const format = model.startsWith('gpt-') ? {} : { response_format: 'b64_json' }
  // DALL-E 3 returns a single image per call.
  const perCall = model === 'dall-e-3' ? 1 : limits.imagesPerSet
  return {
    draw: async (request) => {
      const body = { model, prompt: coverPrompt(request), n: perCall, size: '1024x1024', ...format }
      const call = { headers: { authorization: `Bearer ${key}` }, body, schema: resultSchema, maxBytes }
      const calls = Array.from({ length: limits.imagesPerSet / perCall }, () =>
        postJson(`${api}/images/generations`, { ...call, timeoutMs }),
      )
      const results = await Promise.all(calls)
      return results.flatMap(({ data }) => data.map((image) => Buffer.from(image.b64_json, 'base64')))
    },
  }
}
