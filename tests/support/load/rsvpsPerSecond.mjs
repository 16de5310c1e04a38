import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

export const connections = 10
export const seconds = 8
const warmUp = 2
const sameId = '00000000-0000-4000-8000-000000000000'

/**
 * Measures how many RSVPs a server saves per second over ten connections.
 * @param {string} origin
 * @param {string} eventId
 * @param {readonly string[]} ids
 * @param {readonly string[]} tokens
 */
export async function rsvpsPerSecond(origin, eventId, ids, tokens) {
  const calls = ids.map((inviteeId, index) => callText(origin, eventId, inviteeId, tokens[index] ?? ''))
  const startTime = Date.now()
  let rsvpCount = 0
  const one = async () => {
    const connection = await open(new URL(origin))
    while (Date.now() - startTime < (warmUp + seconds) * 1_000) {
      // The number of people is random, so that most RSVPs change and have to be saved.
      const call = calls[Math.floor(Math.random() * calls.length)] ?? ''
      const people = String(Math.floor(Math.random() * 9)).padStart(3)
      const answer = await connection.send(call.replaceAll(sameId, randomUUID()).replace('"N"', people))
      if (!answer.includes('"result"')) throw new Error(`An answer was refused: ${answer}`)
      if (Date.now() - startTime > warmUp * 1_000) rsvpCount += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, one))
  return rsvpCount / seconds
}

/**
 * Returns the text of an HTTP request, with the placeholder "N" for the number of people and `sameId` for the call's id.
 * @param {string} origin
 * @param {string} eventId
 * @param {string} inviteeId
 * @param {string} token
 */
function callText(origin, eventId, inviteeId, token) {
  const requestId = `blocking-${sameId}`
  const header = {
    deviceId: 'web-bench',
    agent: { platform: 'web', version: '1', product: 3 },
    timestamp: 1,
    requestId,
  }
  const invitee = { inviteeId, rsvpStatus: 'YES', additionalGuestCount: 'N', rsvpMessage: 'See you there' }
  const params = { header, eventId, token, invitee }
  const body = JSON.stringify({ jsonrpc: '2.0', id: requestId, method: 'updateAttendanceThroughEmail', params })
  return `POST /json/ElkEventService HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/**
 * Opens a connection that sends one request after another with as little work as possible, to leave the CPU to the server.
 * @param {URL} origin
 * @returns {Promise<{send: (text: string) => Promise<string>, close: () => void}>}
 */
async function open({ hostname, port }) {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.setNoDelay(true)
  let receivedText = ''
  /** @type {(answer: string) => void} */
  let settle = () => undefined
  socket.on('data', (data) => {
    receivedText += data.toString('latin1')
    const head = receivedText.indexOf('\r\n\r\n')
    const [, length] = /content-length: (\d+)/i.exec(receivedText) ?? []
    if (head < 0 || length === undefined || receivedText.length < head + 4 + Number(length)) return
    const answer = receivedText
    receivedText = ''
    settle(answer)
  })
  return {
    send: (text) =>
      new Promise((resolve) => {
        settle = resolve
        socket.write(text)
      }),
    close: () => void socket.destroy(),
  }
}
