import { showRsvpSms, signInSms } from '@festoon/contract/messages/codes'
import { codeMail } from '../../accounts/signIn/codeMail.ts'
import { codeSms } from '../../accounts/signIn/codeSms.ts'
import { deliverCode } from '../../accounts/signIn/deliverCode.ts'
import { makeCode } from '../../accounts/signIn/signInCode.ts'
import { signInMail } from '../../accounts/signIn/signInMail.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/**
 * Sends a code to the email address or phone number of the caller's invitee row. The code works only in the browser that
 * requested it, and only for the purpose.
 * @throws Failure inviteeNotFound if the row has none, or no email address for an RSVP by email, or accountExists if the row
 * already belongs to an account.
 */
export const sendInviteeCode: Handler<'sendInviteeCode'> = async (context, { purpose }) => {
  const guest = await context.link.open()
  if (guest.user_id !== null) throw new Failure('accountExists')
  const contact = contactOfInvitee(guest)
  if (purpose === 'emailRsvp' && contact.kind !== 'email') throw new Failure('inviteeNotFound')
  const { deviceId } = context
  const asker = purpose === 'signIn' ? { deviceId } : { deviceId, inviteeId: guest.invitee_id }
  const subject = { contact, asker }
  const sentBy = contact.kind
  if (contact.kind === 'phone') {
    const write = purpose === 'signIn' ? signInSms : showRsvpSms
    return { sentBy, ...(await codeSms(context, subject, write)) }
  }
  const { code } = await makeCode(context, subject, context.ip)
  const mail =
    purpose === 'signIn' ? await signInMail(context, contact.value, code) : codeMail(contact.value, code, { purpose })
  return { sentBy, ...(await deliverCode(context, () => context.providers.mail.send(mail))) }
}
