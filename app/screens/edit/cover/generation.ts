import type { EventImage } from '@festoon/contract/nouns/image'

/** The state of generating a set of images. Times are in ms. */
export type Generation =
  | { status: 'idle' }
  | { status: 'requested'; taskId: string; requestedAt: number }
  | { status: 'done'; images: readonly EventImage[] }
  | { status: 'failed'; message: string }

/** Time between two polls of a task, in ms. */
export const pollMs = 1_500
