import { cohostLink } from '../../data/cohosts.ts'
import type { Handler } from '../handler.ts'

/** The co-host link of an event. */
export const getCohostLink: Handler<'getCohostLink'> = async ({ db, clock, event }) => ({
  linkUuid: await cohostLink(db, event, clock.now()),
})
