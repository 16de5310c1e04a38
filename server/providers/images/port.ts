import type { ImageRequest } from '../../database/imageRequest.ts'

/** Draws covers. */
export interface ImagesProvider {
  /** A set of square pictures, in a format that `storePicture` reads. @throws Error when none came. */
  draw(request: ImageRequest): Promise<Buffer[]>
}
