import { createHmac } from 'node:crypto'
import type { Keys } from './keys.ts'
import { isSameToken } from './tokens.ts'

/** Links stay the same for this time in ms, so that browsers can cache images, and are valid for up to twice as long. */
const windowMs = 6 * 3_600_000

/** Returns true for the storage paths of images that only certain people may see: album photos and profile photos. */
export const isPrivatePicture = (path: string): boolean => /^(?:albums|profiles)\//.test(path)

const signature = (key: Buffer, path: string, until: number): string => {
  // One signature is valid for all versions of an image.
  const image = path.replace(/(?:-640|-mail)?\.(?:webp|jpg)$/, '')
  return createHmac('sha256', key)
    .update(JSON.stringify([image, until]))
    .digest()
    .subarray(0, 24)
    .toString('base64url')
}

interface Signer {
  keys: Pick<Keys, 'picture'>
  clock: { now(): number }
}

/**
 * Returns a link to a private image that works for six to twelve hours, without cookies. Must only be given to people who may see
 * the image. Returns the URL of any other image unchanged.
 */
export function pictureLink({ keys, clock }: Signer, url: string): string {
  const path = url.replace(/^\/files\//, '')
  if (!isPrivatePicture(path)) return url
  const until = (Math.floor(clock.now() / windowMs) + 2) * windowMs
  return `${url}?k=${until.toString(36)}.${signature(keys.picture, path, until)}`
}

/** Returns an object whose `photoUrl`, if any, is replaced by a link to the image. */
export const withPictureLink = <T extends { photoUrl?: string | undefined }>(signer: Signer, shown: T): T =>
  shown.photoUrl === undefined ? shown : { ...shown, photoUrl: pictureLink(signer, shown.photoUrl) }

/** Returns true if `key` is the query value of a current link to the private image at a storage path. */
export function isPictureKey({ keys, clock }: Signer, path: string, key: string): boolean {
  const [end = '', presentedSignature = ''] = key.split('.')
  const until = Number.parseInt(end, 36)
  return until > clock.now() && isSameToken(signature(keys.picture, path, until), presentedSignature)
}
