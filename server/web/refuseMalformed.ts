import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

/** The status lines for errors of Node's HTTP parser, by error code. Other errors get 400. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Returns a handler for requests that aren't valid HTTP. It responds with an error and the given headers, and closes the
 * connection, so that nothing after the error is read as another request.
 */
export function refuseMalformed(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' })
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code !== 'ECONNRESET' && socket.writable)
      socket.write(
        `HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      )
    socket.destroy()
  }
}
