import { z } from 'zod'
import { ConfigError } from '../core/ConfigError.ts'

/** Settings for a service that implements OpenAI's public API. */
export interface AiService {
  /** Base URL of the API, including the version, without a trailing slash. */
  api: string
  key: string
  model: string
}

/** Settings for the image and text generation services. A service without settings is replaced by the embedded generator. */
export interface AiConfig {
  images: AiService | undefined
  words: AiService | undefined
}

/** Schemas of the AI-related environment variables. */
export const aiEnvironment = {
  AI_API: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  AI_API_KEY: z.string().optional(),
  AI_IMAGES_MODEL: z.string().optional(),
  AI_TEXT_MODEL: z.string().optional(),
}

const environment = z.object(aiEnvironment)

/**
 * Reads the settings for the image and text generation services.
 * @throws ConfigError when a model is set without an API key, or an API key without any model.
 */
export function readAi(value: z.infer<typeof environment>): AiConfig {
  const { AI_API, AI_API_KEY: key, AI_IMAGES_MODEL, AI_TEXT_MODEL } = value
  const api = AI_API.replace(/\/+$/, '')
  const isNamed = AI_IMAGES_MODEL !== undefined || AI_TEXT_MODEL !== undefined
  if (isNamed !== (key !== undefined))
    throw new ConfigError('Set AI_API_KEY together with AI_IMAGES_MODEL, AI_TEXT_MODEL, or both.')
  const service = (model: string | undefined): AiService | undefined =>
    key === undefined || model === undefined ? undefined : { api, key, model }
  return { images: service(AI_IMAGES_MODEL), words: service(AI_TEXT_MODEL) }
}
