import { defaultColours } from '@festoon/contract/nouns/event'
import type { Inspiration } from '@festoon/contract/nouns/image'
import { sameContent } from '@festoon/contract/rules/sameContent'
import type { EventFields } from '../eventFields.ts'

/**
 * Returns the fields that change when the host picks a gallery image. Includes the image's colors, unless the host has chosen
 * other colors.
 */
export function pickedInspiration(fields: EventFields, inspiration: Inspiration): Partial<EventFields> {
  const { imageUrl, inspirationId, title, colors } = inspiration
  return {
    cover: imageUrl,
    prompt: '',
    inspirationId,
    suggestionTags: [title],
    ...(sameContent(fields.colors, defaultColours) || fields.inspirationId !== null ? { colors } : {}),
  }
}
