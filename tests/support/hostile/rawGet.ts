import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Requests a path exactly as written, which clients would normalize. Returns the status and the `location` header. */
export async function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(origin)
  return new Promise((settle, fail) => {
    const clientRequest = request(
      { hostname, port, path, agent: false, headers: { accept: 'text/html', ...headers } },
      (response) => {
        const { statusCode = 0, headers: responseHeaders } = response
        text(response).then(() => settle({ status: statusCode, location: responseHeaders.location }), fail)
      },
    )
    clientRequest.on('error', fail)
    clientRequest.end()
  })
}
