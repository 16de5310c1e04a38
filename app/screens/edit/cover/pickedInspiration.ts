import { defaultColors } from '@festoon/contract/nouns/event'
import type { Inspiration } from '@festoon/contract/nouns/image'
import { sameContent } from '@festoon/contract/rules/sameContent'
import type { EventFields } from '../eventFields.ts'

/**
 * Returns the fields that change when the host picks a gallery image. Includes the theme's colors and lettering, each if the event
 * still has the default one or its current cover image is from the gallery.
 */
export function pickedInspiration(fields: EventFields, inspiration: Inspiration): Partial<EventFields> {
  const { imageUrl, inspirationId, title, colors, lettering } = inspiration
  return {
    cover: imageUrl,
    prompt: '',
    inspirationId,
    suggestionTags: [title],
    ...(sameContent(fields.colors, defaultColors) || fields.inspirationId !== null ? { colors } : {}),
    ...(fields.lettering === 'modern' || fields.inspirationId !== null ? { lettering } : {}),
  }
}
