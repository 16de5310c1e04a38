import sharp from 'sharp'
import { z } from 'zod'
import { standIn, type Answer, type ReceivedRequest } from './standIn.ts'

export interface AiStandIn {
  /** Settings of a server that generates its images and texts here. */
  env: Record<string, string>
  /** The bodies of the accepted calls. */
  acceptedBodies: unknown[]
  /** Closes the service and all pending calls. */
  close(): Promise<void>
}

const key = 'a test key'

const imagesSchema = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(4_000),
  n: z.number().int().min(1).max(10),
  size: z.literal('1024x1024'),
  response_format: z.literal('b64_json').optional(),
})
const chatSchema = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })).min(1),
})

const failure = (message: string, type: string) => ({ error: { message, type, param: null, code: null } })

/**
 * Starts a stand-in for the image and chat endpoints of OpenAI's public API. Prompts can request failures: `refuse`,
 * `silence`, `garble`, `no picture`.
 */
export async function aiService(): Promise<AiStandIn> {
  const acceptedBodies: unknown[] = []
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a0c0e0' } })
    .png()
    .toBuffer()

  const answer = ({ method, url, headers, body }: ReceivedRequest): Answer | undefined => {
    if (headers.authorization !== `Bearer ${key}`)
      return { status: 401, body: failure('Incorrect API key provided', 'invalid_request_error') }
    if (body.includes('silence')) return undefined
    if (body.includes('garble')) return { status: 200, body: '<html>' }
    if (body.includes('refuse'))
      return {
        status: 400,
        body: failure('Your request was rejected by our safety system', 'image_generation_user_error'),
      }
    if (method === 'POST' && url.pathname === '/v1/images/generations') {
      const parsedBody = imagesSchema.safeParse(JSON.parse(body))
      if (!parsedBody.success) return { status: 400, body: failure('Invalid request', 'invalid_request_error') }
      acceptedBodies.push(parsedBody.data)
      const content = body.includes('no picture') ? Buffer.from('no picture') : picture
      const data = Array.from({ length: parsedBody.data.n }, () => ({ b64_json: content.toString('base64') }))
      return { status: 200, body: { created: 1, data } }
    }
    if (method === 'POST' && url.pathname === '/v1/chat/completions') {
      const parsedBody = chatSchema.safeParse(JSON.parse(body))
      if (!parsedBody.success) return { status: 400, body: failure('Invalid request', 'invalid_request_error') }
      acceptedBodies.push(parsedBody.data)
      const isSearch = parsedBody.data.messages[0]?.content.includes('search terms')
      const content = isSearch ? 'beach, "sunset", palm trees' : 'Come as you are, and bring your dancing shoes.'
      return {
        status: 200,
        body: {
          id: 'chat-1',
          object: 'chat.completion',
          choices: [{ index: 0, message: { role: 'assistant', content } }],
        },
      }
    }
    return { status: 404, body: failure('Unknown request URL', 'invalid_request_error') }
  }

  const service = await standIn(answer)
  return {
    env: {
      AI_API: `${service.origin}/v1`,
      AI_API_KEY: key,
      AI_IMAGES_MODEL: 'gpt-image-1',
      AI_TEXT_MODEL: 'gpt-4o-mini',
    },
    acceptedBodies,
    close: service.close,
  }
}
