import type { MissingSubject } from '@festoon/contract/wire/failure'
import type { ImageRequest } from '../../core/imageRequest.ts'

/** A provider that generates cover images. */
export interface ImagesProvider {
  /**
   * Generates a set of square images in a format that `storeImage` can read.
   * @throws Error if the images can't be generated.
   */
  draw(request: ImageRequest): Promise<Buffer[]>
  /** Returns the subject of a request if the images can't show it. Providers that can draw anything don't have this. */
  findMissingSubject?(request: ImageRequest): Promise<MissingSubject | undefined>
}
