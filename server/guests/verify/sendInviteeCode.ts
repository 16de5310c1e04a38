import { signInSms } from '@festoon/contract/messages/codes'
import { codeMail } from '../../accounts/signIn/codeMail.ts'
import { Failure } from '../../core/Failure.ts'
import { makeCode } from '../../accounts/signIn/signInCode.ts'
import { deliverCode } from '../../accounts/signIn/deliverCode.ts'
import { codeSms } from '../../accounts/signIn/codeSms.ts'
import type { Handler } from '../../rpc/handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/**
 * Sends a sign-in code to the email address or phone number of the caller's invitee row. The code works only in the browser
 * that requested it.
 * @throws Failure accountExists if the row already belongs to an account.
 */
export const sendInviteeCode: Handler<'sendInviteeCode'> = async (context) => {
  const guest = await context.key.open()
  if (guest.user_id !== null) throw new Failure('accountExists')
  const contact = contactOfInvitee(guest)
  const make = (): Promise<string> => makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
  const sentBy = contact.kind
  if (contact.kind === 'phone')
    return {
      sentBy,
      ...(await codeSms(context, contact.value, async () => signInSms(await make()))),
    }
  const mail = codeMail(contact.value, await make(), { purpose: 'signIn', link: undefined })
  return { sentBy, ...(await deliverCode(context, () => context.providers.mail.send(mail))) }
}
