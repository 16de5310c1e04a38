import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { countEnteredCode } from '../sms/sendSms.ts'
import { storeCode, tryCode } from './signInCodes.ts'
import { Failure } from '../../core/Failure.ts'
import type { Contact } from '../../core/Contact.ts'
import type { Keys } from '../../crypto/keys.ts'
import type { Services } from '../../rpc/services.ts'
import { mailboxOf } from '../../core/mailbox.ts'
import { networkOf } from '../../core/networkOf.ts'

/**
 * The email address or phone number that a code is for, and the requester of the code. A code is valid only for its requester.
 * An attacker who requests or tries codes for someone else's email address or phone number therefore can't invalidate the
 * owner's code.
 */
export interface CodeSubject {
  contact: Contact
  /**
   * The requester of the code: a user who is adding an email address or phone number, a session whose user proves that they are
   * present, a browser that is signing in, or a browser in which a guest wants to see their RSVP.
   */
  asker:
    | { userId: string }
    | { userId: string; sessionId: string }
    | { deviceId: string }
    | { deviceId: string; inviteeId: string }
}

/**
 * Computes a keyed hash of a list of strings. The key keeps attackers from guessing codes, email addresses, and phone
 * numbers from their hashes.
 */
const keyed = ({ codePepper }: Keys, ...parts: readonly string[]): string =>
  createHmac('sha256', codePepper).update(JSON.stringify(parts)).digest('hex')

const destinationOf = (keys: Keys, { contact, asker }: CodeSubject): string =>
  keyed(keys, 'destination', contact.kind, contact.value, ...Object.entries(asker).flat())

/**
 * Returns the rate-limit key of an email address or phone number. All addresses of one mailbox share a key (core/mailbox.ts).
 */
export const mailboxKey = (keys: Keys, { kind, value }: Contact): string =>
  keyed(keys, 'mailbox', kind, kind === 'email' ? mailboxOf(value) : value)

/**
 * Returns the rate-limit key of a code. The owner of an account has a key for each of their sessions and browsers, so that strangers
 * can't lock the owner out by requesting codes.
 */
async function destinationKey({ db, keys }: Services, { contact, asker }: CodeSubject): Promise<string> {
  const mailbox = mailboxKey(keys, contact)
  if ('sessionId' in asker) return keyed(keys, 'proof', mailbox, asker.userId)
  if (!('deviceId' in asker) || 'inviteeId' in asker) return mailbox
  const known = await db
    .selectFrom('user_contacts')
    .innerJoin('sessions', 'sessions.user_id', 'user_contacts.user_id')
    .select('sessions.id')
    .where('user_contacts.kind', '=', contact.kind)
    .where('user_contacts.value', '=', contact.value)
    .where('sessions.device_id', '=', asker.deviceId)
    .limit(1)
    .executeTakeFirst()
  return known ? keyed(keys, 'known browser', mailbox, asker.deviceId) : mailbox
}

const codeHash = (keys: Keys, subject: CodeSubject, code: string): string =>
  keyed(keys, 'code', destinationOf(keys, subject), code)

/**
 * Creates, stores, and returns a new code for an email address or phone number. Does the same work whether or not the email
 * address or phone number belongs to an account.
 * @throws Failure rateLimited if too many codes were requested; sessionExpired if the requesting account was deleted in the
 * meantime.
 */
export async function makeCode(services: Services, subject: CodeSubject, ip: string): Promise<string> {
  const { db, clock, keys, rateLimits } = services
  const { asker } = subject
  const userId = 'userId' in asker ? asker.userId : undefined
  await rateLimits.take('codeFromAddress', networkOf(ip))
  if (userId !== undefined) await rateLimits.take('codeFromUser', userId)
  const destination = await destinationKey(services, subject)
  await rateLimits.take('codeToDestination', destination)
  await rateLimits.take('codeToDestinationInDay', destination)
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  await storeCode(db, { destination: destinationOf(keys, subject), userId }, codeHash(keys, subject, code), clock.now())
  return code
}

/**
 * Checks a code and uses it up if it is correct.
 * @throws Failure codeInvalid if the code is wrong; codeExpired if it has expired, been used, or been tried too often;
 * rateLimited if the client's network has tried too many codes.
 */
export async function redeemCode(services: Services, subject: CodeSubject, code: string, ip: string): Promise<void> {
  const { db, clock, keys, rateLimits } = services
  await rateLimits.take('codeTryFromAddress', networkOf(ip))
  const check = await tryCode(db, destinationOf(keys, subject), codeHash(keys, subject, code), clock.now())
  if (check === 'wrong') throw new Failure('codeInvalid')
  if (check === 'expired') throw new Failure('codeExpired')
  if (subject.contact.kind === 'phone') await countEnteredCode(services)
}
