export interface GalleryImages {
  /**
   * Reads a gallery image's file, such as `703-2-640.webp`. Returns undefined if the gallery has no such image.
   * @throws Failure unavailable while too many other images are being drawn.
   */
  read(file: string): Promise<Buffer | undefined>
  /**
   * Reads the AVIF version of a gallery image's file, which is about half the size. Returns undefined if that version wasn't
   * drawn during the build.
   */
  readAvif(file: string): Promise<Buffer | undefined>
  /**
   * Draws the gallery image at a path such as `/files/gallery/703-2.webp` if it doesn't exist yet. Returns false if the
   * gallery has no such image.
   */
  ensure(photoUrl: string): Promise<boolean>
  /**
   * Draws the named gallery images, such as `703-2`, unless they already exist. Draws one at a time, pauses after each for
   * at least as long as it took, and gives priority to requested images. Stops when the signal is aborted.
   */
  drawAhead(names: readonly string[], signal: AbortSignal): Promise<void>
}
