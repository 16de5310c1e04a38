import type { Handler } from '../../rpc/handler.ts'
import { invalidateLink } from '../grants/cohostLink.ts'

/** Invalidates an event's co-host link. */
export const invalidateCohostLink: Handler<'invalidateCohostLink'> = async ({ db, event }) => {
  await invalidateLink(db, event)
  return {}
}
