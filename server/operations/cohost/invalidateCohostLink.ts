import { dropCohostLink } from '../../data/cohosts.ts'
import type { Handler } from '../handler.ts'

/** Makes an event's co-host link stop working. */
export const invalidateCohostLink: Handler<'invalidateCohostLink'> = async ({ db, event }) => {
  await dropCohostLink(db, event)
  return {}
}
