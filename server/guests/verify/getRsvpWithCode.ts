import { ownRow } from '../../accounts/profile/ownRow.ts'
import { redeemCode } from '../../accounts/signIn/signInCode.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/**
 * Exchanges the code from `sendInviteeCode` for the invitee's message, responses, and details for the caterer, except those
 * entered by the owner of an earlier email address of the invitation.
 * @throws Failure accountExists if the row belongs to an account, whose owner can sign in instead.
 */
export const getRsvpWithCode: Handler<'getRsvpWithCode'> = async (context, { code }) => {
  const guest = await context.link.open()
  if (guest.user_id !== null) throw new Failure('accountExists')
  const asker = { deviceId: context.deviceId, inviteeId: guest.invitee_id }
  await redeemCode(context, { contact: contactOfInvitee(guest), asker }, code, context.ip)
  const { rsvp_message: rsvpMessage, responses: answers, heads } = ownRow(guest)
  return { rsvpMessage, answers, ...(heads === null ? {} : { heads }) }
}
