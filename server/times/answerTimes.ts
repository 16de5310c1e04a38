import { randomUUID } from 'node:crypto'
import { Failure } from '../core/Failure.ts'
import { tokenHash } from '../crypto/randomToken.ts'
import { approachEvent } from '../events/view/eventView.ts'
import { visibilityOf } from '../events/view/visibility.ts'
import { tokenOf } from '../guests/rsvp/personalLink.ts'
import type { Handler } from '../rpc/handler.ts'
import { giveAnswers } from './giveAnswers.ts'
import { readTimePoll, timePollView } from './timePoll.ts'

/** Saves the caller's answers to the proposed times of an event. Adds someone with the open link to the guest list. */
export const answerTimes: Handler<'answerTimes'> = async (context, input) => {
  const { db, keys, session, ip, deviceId } = context
  const { eventId, inviteeUuid: inviteeId, token, answers, name = '', email = '' } = input
  const approach = await approachEvent(context, eventId, { session, inviteeId, token })
  if (!approach) throw new Failure('eventNotFound')
  if (approach.keyRefused) throw new Failure('inviteeTokenInvalid')
  const { event, viewer } = approach
  const guest = await giveAnswers(
    context,
    { event, viewer },
    new Map(answers.map(({ startTime, answer }) => [startTime, answer])),
    // Unlike guest ids, the device id is secret, so it lets a caller repeat a call whose result was lost.
    { inviteeId: inviteeId ?? randomUUID(), device: tokenHash(`${deviceId}/${eventId}`), ip, name, email },
  )
  const isNew = viewer.kind !== 'user' && visibilityOf(event, viewer).own === undefined
  const newGuest = { inviteeUuid: guest.invitee_id, token: tokenOf(keys, guest) }
  const key = isNew ? { inviteeId: newGuest.inviteeUuid, token: newGuest.token } : { inviteeId, token }
  const nextApproach = await approachEvent(context, eventId, { session, ...key })
  if (!nextApproach) throw new Failure('eventNotFound')
  const poll = timePollView(await readTimePoll(db, nextApproach.event, nextApproach.viewer))
  return isNew ? { poll, newGuest } : { poll }
}
