import { redeemCode } from '../../accounts/signIn/signInCode.ts'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { queueForGuests } from '../../events/notifications/queueForGuests.ts'
import { contactOfInvitee } from '../../guests/verify/contactOfInvitee.ts'
import type { Handler } from '../../rpc/handler.ts'
import { confirmAddress } from '../strangers/confirmAddress.ts'
import { replyOf } from './replyOf.ts'

/**
 * Exchanges the code from `sendInviteeCode` for an email that confirms the guest's RSVP, or has the personal link of a guest without
 * one, to the address that received the code. The code shows that the address is the guest's, so this also confirms the address: from now
 * on, the guest gets the party's messages there.
 * @throws Failure accountExists if the row belongs to an account, whose RSVPs are confirmed anyway, or notFound if the guest has no
 * email address that a code can be sent to.
 */
export const emailRsvp: Handler<'emailRsvp'> = async (context, { code, eventId }) => {
  const { db, jobs, clock } = context
  const guest = await context.link.open()
  if (guest.user_id !== null) throw new Failure('accountExists')
  const contact = contactOfInvitee(guest)
  await redeemCode(
    context,
    { contact, asker: { deviceId: context.deviceId, inviteeId: guest.invitee_id } },
    code,
    context.ip,
  )
  const reply = replyOf(guest) ?? 'none'
  if (contact.kind !== 'email') throw new Failure('notFound')
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const event = await tx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst()
    if (!event) throw new Failure('notFound')
    // Otherwise, the address has changed since, and the confirmation is dropped.
    await confirmAddress(tx, jobs.queueNotifications, event, guest, contact.value, now)
    const notice = { kind: 'confirmation', reply } as const
    await queueForGuests(
      tx,
      jobs.queueNotifications,
      event,
      [guest],
      { key: `confirmation/${reply}/${now}`, notice },
      now,
    )
  })
  jobs.wake()
  return {}
}
