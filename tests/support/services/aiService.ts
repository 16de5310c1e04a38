import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { z } from 'zod'

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

  const answer = async (request: IncomingMessage): Promise<readonly [number, object | string] | undefined> => {
    const body: unknown = JSON.parse(await text(request))
    if (request.headers.authorization !== `Bearer ${key}`)
      return [401, failure('Incorrect API key provided', 'invalid_request_error')]
    const words = JSON.stringify(body)
    if (words.includes('silence')) return undefined
    if (words.includes('garble')) return [200, '<html>']
    if (words.includes('refuse'))
      return [400, failure('Your request was rejected by our safety system', 'image_generation_user_error')]
    if (request.method === 'POST' && request.url === '/v1/images/generations') {
      const parsedBody = imagesSchema.safeParse(body)
      if (!parsedBody.success) return [400, failure('Invalid request', 'invalid_request_error')]
      acceptedBodies.push(parsedBody.data)
      const content = words.includes('no picture') ? Buffer.from('no picture') : picture
      const data = Array.from({ length: parsedBody.data.n }, () => ({ b64_json: content.toString('base64') }))
      return [200, { created: 1, data }]
    }
    if (request.method === 'POST' && request.url === '/v1/chat/completions') {
      const parsedBody = chatSchema.safeParse(body)
      if (!parsedBody.success) return [400, failure('Invalid request', 'invalid_request_error')]
      acceptedBodies.push(parsedBody.data)
      const isSearch = parsedBody.data.messages[0]?.content.includes('search terms')
      const content = isSearch ? 'beach, "sunset", palm trees' : 'Come as you are, and bring your dancing shoes.'
      return [
        200,
        { id: 'chat-1', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content } }] },
      ]
    }
    return [404, failure('Unknown request URL', 'invalid_request_error')]
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (result) => {
        if (!result) return
        const [status, body] = result
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      AI_API: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: key,
      AI_IMAGES_MODEL: 'gpt-image-1',
      AI_TEXT_MODEL: 'gpt-4o-mini',
    },
    acceptedBodies,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
