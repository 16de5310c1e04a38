import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as copy from '@festoon/contract/messages/guestData'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { findOptedOut } from '../../accounts/profile/optOuts.ts'
import { sendSms } from '../../accounts/sms/sendSms.ts'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { networksOf } from '../../core/networks.ts'
import { accountKey, addressKey, recipientKey, recipientKeys } from '../../crypto/addressKey.ts'
import { guestDataProof } from '../../crypto/tokens.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { wasInvited, wasReached } from '../../database/rows/wasInvited.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import { provingContact } from '../../events/view/provingContact.ts'
import { secondsUntilFree } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'
import { isOwnContact } from './guestData.ts'
import { guestDataMail } from './guestDataMail.ts'
import type { Report } from './guestDataPage.tsx'

/** Masks an email address (as in `m…@e…`) or a phone number, of which only the last two digits are shown. */
export const maskContact = (contact: string): string => {
  const [name = '', domain] = contact.split('@')
  return domain === undefined ? copy.numberEnding(contact.slice(-2)) : `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`
}

/** Returns true if a link sent to the invitee's email address or phone number would reach the owner of the invitee row. */
export async function isReadByOwner({ db }: Services, guest: InviteeRow): Promise<boolean> {
  if (guest.user_id === null) return true
  const contact = provingContact(guest)
  if (contact === null) return false
  return isOwnContact(
    db,
    guest,
    contact.kind === 'email' ? { ...contact, value: normalizeEmail(contact.value) } : contact,
  )
}

/**
 * Sends a guest a link to their data by email or SMS, unless the owner of the address has opted out. Returns the message to show on the
 * page, which doesn't reveal an opt-out.
 * @throws Failure rateLimited, also if the mailbox got too many of these emails, for any parties.
 */
export async function sendDataLink(
  services: Services,
  { event, guest }: { event: EventRow; guest: InviteeRow },
  request: FastifyRequest,
): Promise<Report> {
  const { db, providers, keys, clock, config, rateLimits, budgets, log } = services
  const contact = provingContact(guest)
  if (!(await isReadByOwner(services, guest))) return { message: copy.signInToDownload, isError: true }
  if (contact === null) return { message: copy.noAddress, isError: true }
  await rateLimits.takeFrom('dataLinksFromAddress', request.ip)
  await rateLimits.take('dataLinksOfGuest', `${event.id}/${guest.invitee_id}`)
  const sentMessage = { message: copy.linkSent(maskContact(contact.value)) }
  const account = guest.user_id === null ? [] : [accountKey(keys.addressKey, guest.user_id)]
  const optOutKeys = [...recipientKeys(keys.addressKey, contact.kind, contact.value), ...account]
  if ((await findOptedOut(db, optOutKeys, event)).size > 0) return sentMessage
  const recipient = recipientKey(keys.addressKey, contact.kind, contact.value)
  const cost = (await isReachedGuest(db, guest, contact))
    ? ({ name: 'dataLinksOfHostToAddress', subject: `${event.organizer_id}/${recipient}`, amount: 1 } as const)
    : ({ name: 'dataLinksToAddress', subject: recipient, amount: 1 } as const)
  const exhaustedBudget = await budgets.spend(db, [cost])
  if (exhaustedBudget) throw new Failure('rateLimited', { retryAfter: secondsUntilFree(exhaustedBudget, clock.now()) })
  const subject = { eventId: event.id, inviteeId: guest.invitee_id, tokenVersion: guest.token_version }
  const sentTo = addressKey(keys.addressKey, contact.kind, contact.value)
  const proof = guestDataProof(keys.guestData, subject, clock.now(), sentTo)
  const query = new URLSearchParams({ iu: guest.invitee_id, p: proof })
  const href = `${config.origin}/event/${event.id}/my-data?${query.toString()}`
  const key = `data/${event.id}/${guest.invitee_id}/${randomUUID()}`
  const unsubscribe = unsubscribeLink(config.origin, keys, {
    addressKey: recipient,
    eventId: event.id,
    wasInvited: wasInvited(guest),
  })
  try {
    if (contact.kind === 'email')
      await providers.mail.send(guestDataMail({ key, to: contact.value, unsubscribe }, event, href))
    else if (providers.sms)
      await sendSms(services, {
        key,
        to: contact.value,
        body: copy.smsText(href),
        budget: { networks: networksOf(request.ip) },
      })
    else return { message: copy.smsUnavailable(config.supportEmail), isError: true }
  } catch (error) {
    log.warn({ err: error }, 'failed to send a guest data link')
    return { message: copy.linkNotSent(config.supportEmail), isError: true }
  }
  return sentMessage
}

/**
 * Returns true if the host's invitation was sent to a contact, or the guest's account has verified it. Others must not use up its links.
 */
async function isReachedGuest(db: Db, guest: InviteeRow, contact: Contact): Promise<boolean> {
  if (guest.user_id !== null) return isOwnContact(db, guest, contact)
  return wasReached(guest) && (contact.kind === 'phone' ? !guest.late_contacts.includes('phone') : wasInvited(guest))
}
