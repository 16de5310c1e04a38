import type { Handler } from '../../rpc/handler.ts'
import { cohostLink } from '../grants/cohostLink.ts'

/** Returns the UUID of an event's co-host link, creating the link if needed. */
export const getCohostLink: Handler<'getCohostLink'> = ({ db, clock, event, session }) =>
  cohostLink(db, event, session, clock.now())
