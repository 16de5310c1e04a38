import { promptRequired } from '@festoon/contract/messages/fields'
import { defaultColors } from '@festoon/contract/nouns/event'
import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import { Failure } from '../../core/Failure.ts'
import type { ImageRequest } from '../../core/imageRequest.ts'

/**
 * Converts the input of an image generation call to an image request.
 * @throws Failure invalid if both the title and the prompt are empty (VAL-34).
 */
export function drawingOf(input: ParsedInputOf<'generateEventImage'>): ImageRequest {
  const { eventName, prompt, useVerbatim, style, colors = defaultColors, taskId } = input
  if (eventName === '' && prompt.trim() === '')
    throw new Failure('invalid', { issues: [{ path: 'prompt', message: promptRequired }] })
  const { primary, text } = colors
  return { eventName, prompt, useVerbatim, style, colors: { primary, text }, seed: taskId }
}
