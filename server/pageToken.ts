import { plainText } from '@festoon/contract/text'
import { z } from 'zod'
import { Failure } from './Failure.ts'

/** The place in a list that is in the order of two texts, after which a page begins. */
export type Place = readonly [string, string]

const placeSchema = z.tuple([plainText(256), plainText(256)])

/** A place as callers hand it back. */
export const pageToken = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place that a page token names; undefined without one. @throws Failure invalid. */
export function readPageToken(token: string | undefined): Place | undefined {
  if (token === undefined) return undefined
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')))
  } catch {
    throw new Failure('invalid', { issues: [{ path: 'pageToken', message: 'Not a page token' }] })
  }
}
