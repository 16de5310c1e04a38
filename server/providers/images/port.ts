import type { ImageRequest } from '../../core/imageRequest.ts'

/** A provider that generates cover images. */
export interface ImagesProvider {
  /**
   * Returns a set of square images in a format that `storeImage` can read.
   * @throws Error on failure.
   */
  draw(request: ImageRequest): Promise<Buffer[]>
}
