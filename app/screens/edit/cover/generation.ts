import type { EventImage } from '@festoon/contract/nouns/image'

/** The state of generating a set of images. `requestedAt` is in ms. */
export type Generation =
  | { status: 'idle' }
  | { status: 'requested'; taskId: string; requestedAt: number }
  | { status: 'done'; images: readonly EventImage[] }
  | { status: 'failed'; message: string }

/** Time between two polls for the result of generating images, in ms. */
export const pollMs = 1_500
