import type { ImageStyle } from '@festoon/contract/nouns/imageStyles'

/** The input for generating a set of images. */
export interface ImageRequest {
  /** The title of the event, or '' if it has none yet. */
  eventName: string
  /** The host's prompt, or '' to use the event's title instead. */
  prompt: string
  /** True to use the host's prompt alone, without adding the title, style, or colors to it. */
  useVerbatim: boolean
  style: ImageStyle
  colours: { primary: string; text: string }
  /**
   * The generator's seed. A provider that supports seeds generates the same images again if both the seed and the input are
   * the same.
   */
  seed: string
}
