import type { InjectOptions } from 'fastify'
import type { Person } from '../builders.ts'

interface GuestFile {
  eventId: string
  content: Buffer | string
  /** By default `guests.csv`. */
  fileName?: string | undefined
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>
}

/** Returns the request that imports a guest list as a host. */
export function guestFile(
  { userId, accessToken }: Person,
  { eventId, content, fileName = 'guests.csv', fields = {} }: GuestFile,
): InjectOptions {
  const boundary = 'part-of-the-tests'
  const texts = Object.entries({ eventId, ...fields }).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${texts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="multipartFile"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    method: 'POST',
    url: '/contacts/csv',
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: {
      authorization: `Basic ${Buffer.from(`${userId}:${accessToken}`).toString('base64')}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  }
}
