import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import { Failure } from '../../core/Failure.ts'
import type { ImageRequest } from '../../core/imageRequest.ts'
import type { ImagesProvider } from '../../providers/images/port.ts'

/**
 * Checks that the images of a request can show its subject, unless the caller accepts the most similar one.
 * @throws Failure cannotDraw if they can't.
 */
export async function requireDrawable(
  images: ImagesProvider,
  { acceptsClosest }: ParsedInputOf<'generateEventImage'>,
  request: ImageRequest,
): Promise<void> {
  const missingSubject = acceptsClosest ? undefined : await images.findMissingSubject?.(request)
  if (missingSubject) throw new Failure('cannotDraw', { missingSubject })
}
