import type { EventImage } from '@festoon/contract/nouns/image'

/** The state of a set of generated images. Times in ms. */
export type Generation =
  | { status: 'idle' }
  | { status: 'requested'; taskId: string; requestedAt: number }
  | { status: 'done'; images: readonly EventImage[] }
  | { status: 'failed'; message: string }

/** Time between two polls of a task, ms. */
export const pollMs = 1_500
