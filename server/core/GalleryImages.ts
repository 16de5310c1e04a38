export interface GalleryImages {
  /**
   * Reads a gallery image's file, such as `703-2-640.webp`, after drawing the image if necessary. Returns undefined if the
   * gallery has no such image.
   * @throws Failure unavailable if too many images are waiting to be drawn.
   */
  read(file: string): Promise<Buffer | undefined>
  /**
   * Reads the AVIF version of a gallery image's file, which is about half the size. Returns undefined if that version wasn't
   * drawn during the build.
   */
  readAvif(file: string): Promise<Buffer | undefined>
  /**
   * Draws the gallery image at a path such as `/files/gallery/703-2.webp`, unless the image already exists. Returns false if
   * the gallery has no such image.
   * @throws Failure unavailable if too many images are waiting to be drawn.
   */
  ensure(photoUrl: string): Promise<boolean>
  /**
   * Draws the named gallery images, such as `703-2`, unless they already exist. Draws one image at a time, and then pauses for
   * at least as long as drawing the image took. Requested images have priority. Stops when the signal is aborted.
   */
  drawAhead(names: readonly string[], signal: AbortSignal): Promise<void>
}
