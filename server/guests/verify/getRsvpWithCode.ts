import { redeemCode } from '../../accounts/signIn/signInCode.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/**
 * Exchanges the code from `sendInviteeCode` for the invitee's message and responses.
 * @throws Failure accountExists if the row belongs to an account, whose owner can sign in instead.
 */
export const getRsvpWithCode: Handler<'getRsvpWithCode'> = async (context, { code }) => {
  const guest = await context.key.open()
  if (guest.user_id !== null) throw new Failure('accountExists')
  const subject = { contact: contactOfInvitee(guest), asker: { deviceId: context.deviceId } }
  await redeemCode(context, subject, code, context.ip)
  return { rsvpMessage: guest.rsvp_message, answers: guest.responses }
}
