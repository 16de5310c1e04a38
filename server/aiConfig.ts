import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'

/** A service that speaks OpenAI's public API. */
export interface AiService {
  /** Address of its API, up to the version, without a slash at the end. */
  api: string
  key: string
  model: string
}

/** Who draws and who writes; undefined: what is embedded does. */
export interface AiConfig {
  images: AiService | undefined
  words: AiService | undefined
}

/** The variables, as part of the server's environment. */
export const aiEnvironment = {
  AI_API: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  AI_API_KEY: z.string().optional(),
  AI_IMAGES_MODEL: z.string().optional(),
  AI_TEXT_MODEL: z.string().optional(),
}

const environment = z.object(aiEnvironment)

/**
 * Reads who draws and who writes.
 * @throws ConfigError when a model is named without a key, or a key without any model.
 */
export function readAi(value: z.infer<typeof environment>): AiConfig {
  const { AI_API, AI_API_KEY: key, AI_IMAGES_MODEL, AI_TEXT_MODEL } = value
  const api = AI_API.replace(/\/+$/, '')
  const isNamed = AI_IMAGES_MODEL !== undefined || AI_TEXT_MODEL !== undefined
  if (isNamed !== (key !== undefined))
    throw new ConfigError('AI_API_KEY goes with AI_IMAGES_MODEL, AI_TEXT_MODEL, or both.')
  const service = (model: string | undefined): AiService | undefined =>
    key === undefined || model === undefined ? undefined : { api, key, model }
  return { images: service(AI_IMAGES_MODEL), words: service(AI_TEXT_MODEL) }
}
