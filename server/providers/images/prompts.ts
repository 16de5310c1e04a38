import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import type { ImageRequest } from '../../core/imageRequest.ts'

// Instructions for an image model. People never see them.

/**
 * Returns the prompt for the image model. If `useVerbatim` is true, this is the host's prompt alone, unless that prompt is
 * blank.
 */
export function coverPrompt({ eventName, prompt, useVerbatim, style, colors }: ImageRequest): string {
  if (useVerbatim && prompt.trim() !== '') return prompt
  const label = style === 'none' ? undefined : imageStyles.find(({ id }) => id === style)?.label
  return [
    'Cover artwork for a party invitation, without any lettering.',
    prompt.trim(),
    eventName === '' ? '' : `The party is called "${eventName}".`,
    label === undefined ? '' : `Style: ${label}.`,
    `Main colors: ${colors.primary} and ${colors.text}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
