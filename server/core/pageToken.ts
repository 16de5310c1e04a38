import { z } from 'zod'
import * as copy from '@festoon/contract/messages/requests'
import { plainText } from '@festoon/contract/wire/text'
import { Failure } from './Failure.ts'

/** A position in a list sorted by two strings. The next page starts after this position. */
export type Place = readonly [string, string]

const placeSchema = z.tuple([plainText(256), plainText(256)])

/** Encodes a position in a list as a page token. Callers send the token back to get the next page. */
export const pageToken = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/**
 * Decodes a page token. Returns undefined if the token is undefined.
 * @throws Failure invalid if the token can't be decoded.
 */
export function readPageToken(token: string | undefined): Place | undefined {
  if (token === undefined) return undefined
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')))
  } catch {
    throw new Failure('invalid', { issues: [{ path: 'pageToken', message: copy.pageTokenInvalid }] })
  }
}
