import type { ImageStyle } from '@festoon/contract/nouns/imageStyles'

/** The input for generating a set of images. */
export interface ImageRequest {
  /** The event's title, or '' if it has none yet. */
  eventName: string
  /** The host's prompt, or '' if there is none. */
  prompt: string
  /** True to use the host's prompt as is, without adding other details, such as the title. */
  useVerbatim: boolean
  style: ImageStyle
  colors: { primary: string; text: string }
  /** The seed for image generation. If the provider supports seeds, the same request always produces the same images. */
  seed: string
}
