import { defaultColors } from '@festoon/contract/nouns/event'
import type { Inspiration } from '@festoon/contract/nouns/image'
import { sameContent } from '@festoon/contract/rules/sameContent'
import type { EventFields } from '../eventFields.ts'

/**
 * Returns the fields that change when the host picks a gallery image. Includes the image's colors if the event still has the
 * default colors or its current cover image is from the gallery.
 */
export function pickedInspiration(fields: EventFields, inspiration: Inspiration): Partial<EventFields> {
  const { imageUrl, inspirationId, title, colors } = inspiration
  return {
    cover: imageUrl,
    prompt: '',
    inspirationId,
    suggestionTags: [title],
    ...(sameContent(fields.colors, defaultColors) || fields.inspirationId !== null ? { colors } : {}),
  }
}
