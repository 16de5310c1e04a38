import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import type { ImageRequest } from '../../core/imageRequest.ts'

// Instructions for an image model. People never see them.

/** Returns the prompt that describes the requested cover image to the image model. */
export function coverPrompt({ eventName, prompt, useVerbatim, style, colours }: ImageRequest): string {
  if (useVerbatim && prompt.trim() !== '') return prompt
  const label = style === 'none' ? undefined : imageStyles.find(({ id }) => id === style)?.label
  return [
    'Cover artwork for a party invitation, without any lettering.',
    prompt.trim(),
    eventName === '' ? '' : `The party is called "${eventName}".`,
    label === undefined ? '' : `Style: ${label}.`,
    `Main colors: ${colours.primary} and ${colours.text}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
