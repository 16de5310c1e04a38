import type { ImageStyle } from '@festoon/contract/imageStyles'

/** What a set of pictures is drawn from. */
export interface ImageRequest {
  /** Title of the event; '' when it has none yet. */
  eventName: string
  /** What the host asks for; '' when the title has to do. */
  prompt: string
  /** Nothing but the prompt counts. */
  useVerbatim: boolean
  style: ImageStyle
  colours: { primary: string; text: string }
  /** The same seed, and the rest being the same, draws the same pictures where the provider can. */
  seed: string
}

/** Draws covers. */
export interface ImagesProvider {
  /** A set of square pictures, in a format that `storePicture` reads. @throws Error when none came. */
  draw(request: ImageRequest): Promise<Buffer[]>
}
