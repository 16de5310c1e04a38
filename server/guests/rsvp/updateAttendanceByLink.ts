import { nameInvalid } from '@festoon/contract/messages/rsvp/rsvpErrors'
import { Failure } from '../../core/Failure.ts'
import { tokenHash } from '../../crypto/randomToken.ts'
import { openGuest } from '../../rpc/access/access.ts'
import type { Handler } from '../../rpc/handler.ts'
import { tokenOf } from './personalLink.ts'
import { rsvpResult } from './rsvpResult.ts'
import { saveRsvp, type RsvpCaller } from './saveRsvp.ts'

/**
 * Saves the RSVP of someone with the event's open link. Adds a new guest unless `token` belongs to an existing invitation. If
 * the RSVP was saved, the result includes the token of the guest's personal link.
 */
export const updateAttendanceByLink: Handler<'updateAttendanceByLink'> = async (context, input) => {
  const { eventId, invitee, token } = input
  const guest =
    token === undefined ? undefined : await openGuest(context, { eventId, inviteeId: invitee.inviteeId, token })
  if (token !== undefined && !guest) throw new Failure('inviteeTokenInvalid')
  if (!guest && !invitee.name)
    throw new Failure('invalid', { issues: [{ path: 'invitee.name', message: nameInvalid }] })
  // Unlike guest ids, the device id is secret, so it lets a caller repeat a call whose result was lost.
  const caller: RsvpCaller = guest
    ? { kind: 'invitee', invitee: guest }
    : { kind: 'openLink', device: tokenHash(`${context.deviceId}/${eventId}`), ip: context.ip }
  const outcome = await saveRsvp(context, eventId, invitee, caller)
  const result = rsvpResult(outcome, invitee, undefined)
  return outcome.outcome === 'saved' ? { ...result, token: tokenOf(context.keys, outcome.invitee) } : result
}
