import { codeMail } from '../../mail/codeMail.ts'
import { Failure } from '../../Failure.ts'
import { makeCode } from '../../session/signInCode.ts'
import { deliverCode } from '../account/deliverCode.ts'
import { textCode } from '../account/textCode.ts'
import type { Handler } from '../handler.ts'
import { contactOfInvitee } from './contactOfInvitee.ts'

/** Sends a sign-in code to the contact of the caller's row, to be used in the browser that asked for it. */
export const sendInviteeCode: Handler<'sendInviteeCode'> = async (context) => {
  const guest = await context.key.open()
  if (guest.user_id !== null) throw new Failure('accountExists')
  const contact = contactOfInvitee(guest)
  const make = (): Promise<string> => makeCode(context, { contact, asker: { deviceId: context.deviceId } }, context.ip)
  const sentBy = contact.kind
  if (contact.kind === 'phone')
    return {
      sentBy,
      ...(await textCode(
        context,
        contact.value,
        async () => `${await make()} is your Festoon code. It works for 10 minutes. We will never ask you for it.`,
      )),
    }
  const mail = codeMail(contact.value, await make(), { purpose: 'signIn', link: undefined })
  return { sentBy, ...(await deliverCode(context, () => context.providers.mail.send(mail))) }
}
