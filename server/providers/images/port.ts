import type { ImageRequest } from '../../core/imageRequest.ts'

/** A provider that generates cover images. */
export interface ImagesProvider {
  /**
   * Generates a set of square images in a format that `storeImage` can read.
   * @throws Error if the images can't be generated.
   */
  draw(request: ImageRequest): Promise<Buffer[]>
}
