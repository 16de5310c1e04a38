import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

const [port, ...origins] = process.argv.slice(2)
let turn = 0

function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, remainingTries: number): void {
  const origin = origins[(turn += 1) % origins.length] ?? ''
  const { remoteAddress = '' } = incoming.socket
  // The client's address is the one in the header, which tests set, or else the connection's.
  const from = incoming.headers['x-forwarded-for'] ?? remoteAddress
  const headers = { ...incoming.headers, 'x-forwarded-for': from }
  const forwardedRequest = request(new URL(incoming.url ?? '/', origin), { method: incoming.method ?? 'GET', headers })
  forwardedRequest.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  forwardedRequest.on('error', (error) => {
    const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
    if (isRefused && remainingTries > 0 && !outgoing.headersSent) pass(incoming, outgoing, body, remainingTries - 1)
    else if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(503).end()
  })
  outgoing.on('close', () => forwardedRequest.destroy())
  forwardedRequest.end(body)
}

createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(chunks), origins.length - 1))
}).listen(Number(port), '127.0.0.1', 8_192, () => process.send?.('listening'))
// Exit with the parent process.
process.on('disconnect', () => process.exit())
