import type { ImageRequest } from '../../database/imageRequest.ts'

/** Generates cover images. */
export interface ImagesProvider {
  /** Returns a set of square images, in a format that `storeImage` reads. @throws Error on failure. */
  draw(request: ImageRequest): Promise<Buffer[]>
}
