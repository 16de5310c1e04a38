import type { Handler } from '../../rpc/handler.ts'
import { rsvpResult } from './rsvpResult.ts'
import { saveRsvp } from './saveRsvp.ts'

/** Saves the RSVP of a guest with a personal link. */
export const updateAttendanceThroughEmail: Handler<'updateAttendanceThroughEmail'> = async (context, input) => {
  const { eventId, invitee } = input
  const outcome = await saveRsvp(context, eventId, invitee, { kind: 'personalLink', link: context.link })
  return rsvpResult(outcome, invitee, undefined)
}
