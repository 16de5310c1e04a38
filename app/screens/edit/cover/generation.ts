import type { EventImage } from '@festoon/contract/nouns/image'

/** How a set of pictures stands. Times in ms. */
export type Generation =
  | { status: 'idle' }
  | { status: 'asked'; taskId: string; askedAt: number }
  | { status: 'done'; images: readonly EventImage[] }
  | { status: 'failed'; message: string }

/** What is said when pictures cannot be had (ERR-39, ERR-40, VAL-34). */
export const generationText = {
  timedOut: 'Sorry, the image generation request timed out. Please try again.',
  failed: 'Sorry, something went wrong generating the images. Please try again. You can also try changing the prompt.',
  needsWords: 'Please give your party a title or supply a manual prompt before generating images.',
} as const

/** Milliseconds between two questions about a task. */
export const pollMs = 1_500
