import type { ImageFormat } from './imageFormat.ts'

/** A file to make from an image. `side` is the maximum side length in pixels. */
export interface PictureOutput {
  side: number
  /** The width divided by the height, to which the image's middle is cropped. By default, the whole image is kept. */
  ratio?: number
  type: 'webp' | 'jpeg'
  quality: number
}

/** The conversion that the picture process performs. Its script reads the task from an argument, and the image from its input. */
export interface PictureTask {
  format: ImageFormat
  /** The size of the image in bytes. */
  bytes: number
  maxPixels: number
  /** The maximum number of pixels in this format. Larger images are refused as unsupported. */
  readablePixels: number
  /** The minimum side length of the image in pixels. */
  minSide: number
  /** The color behind transparent pixels in a JPEG. */
  background: string
  /** The maximum CPU time in ms. */
  cpuMs: number
  /** The maximum time in ms. */
  wallMs: number
  /** The maximum resident memory of the process in bytes. */
  memoryBytes: number
  outputs: readonly PictureOutput[]
}

/** The first line in the output of the picture process. If it succeeds, the files follow, one after the other. */
export type PictureHead =
  | {
      /** The size in pixels of the largest file. */
      width: number
      height: number
      /** The sizes of the files in bytes. */
      sizes: readonly number[]
    }
  | { refusal: PictureRefusal }

/** The reasons why an image can't be converted. */
export type PictureRefusal = 'unsupportedImage' | 'tooLarge' | 'imageTooSmall'
