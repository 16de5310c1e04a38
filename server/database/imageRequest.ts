import type { ImageStyle } from '@festoon/contract/nouns/imageStyles'

/** The input that a set of images is generated from. */
export interface ImageRequest {
  /** Title of the event, or '' if it has none yet. */
  eventName: string
  /** The host's prompt, or '' to use the title instead. */
  prompt: string
  /** True to use the prompt alone, without adding anything. */
  useVerbatim: boolean
  style: ImageStyle
  colours: { primary: string; text: string }
  /** Providers that support it generate the same images for the same seed and input. */
  seed: string
}
