import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { mailboxOf } from '../../core/mailbox.ts'
import { networksOf } from '../../core/networks.ts'
import type { Keys } from '../../crypto/keys.ts'
import type { Services } from '../../rpc/services.ts'
import { countEnteredCode, type Holder } from '../sms/smsCosts.ts'
import { storeCode, tryCode } from './signInCodes.ts'

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
const keyedHash = ({ codePepper }: Keys, ...parts: readonly string[]): string =>
  createHmac('sha256', codePepper).update(JSON.stringify(parts)).digest('hex')

const destinationOf = (keys: Keys, { contact, asker }: CodeSubject): string =>
  keyedHash(keys, 'destination', contact.kind, contact.value, ...Object.entries(asker).flat())

/**
 * Returns the key of a mailbox or phone number for rate limits. All addresses of one mailbox share a key (core/mailbox.ts).
 */
export const mailboxKey = (keys: Keys, { kind, value }: Contact): string =>
  keyedHash(keys, 'mailbox', kind, kind === 'email' ? mailboxOf(value) : value)

/** Returns the purpose of a code. Each has its own limits. */
function purposeOf({ asker }: CodeSubject): 'addContact' | 'proof' | 'rsvp' | 'signIn' {
  if ('sessionId' in asker) return 'proof'
  if ('userId' in asker) return 'addContact'
  return 'inviteeId' in asker ? 'rsvp' : 'signIn'
}

/**
 * Returns the rate-limit key of the codes that anyone can request for a contact. Requests for one purpose don't use up the
 * others.
 */
export const strangersKey = (keys: Keys, subject: CodeSubject): string =>
  keyedHash(keys, 'codes by strangers', purposeOf(subject), mailboxKey(keys, subject.contact))

/**
 * Returns the session of the contact's holder if they request the code in it or in a browser in which they have signed in, and the
 * rate-limit key of these codes. Returns undefined for anyone else. Holders have their own limits, so that strangers can't lock them out.
 */
async function holderOf(
  { db, keys }: Services,
  subject: CodeSubject,
): Promise<{ key: string; session: Holder } | undefined> {
  const { contact, asker } = subject
  const key = (requester: string): string =>
    keyedHash(keys, 'codes by the holder', purposeOf(subject), mailboxKey(keys, contact), requester)
  // A proof is only for one of the session's own contacts.
  if ('sessionId' in asker) return { key: key(asker.sessionId), session: asker }
  if (!('deviceId' in asker)) return undefined
  const session = await db
    .selectFrom('user_contacts')
    .innerJoin('sessions', 'sessions.user_id', 'user_contacts.user_id')
    .select(['sessions.id as sessionId', 'sessions.user_id as userId'])
    .where('user_contacts.kind', '=', contact.kind)
    .where('user_contacts.value', '=', contact.value)
    .where('sessions.device_id', '=', asker.deviceId)
    .orderBy('sessions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session && { key: key(asker.deviceId), session }
}

const codeHash = (keys: Keys, subject: CodeSubject, code: string): string =>
  keyedHash(keys, 'code', destinationOf(keys, subject), code)

/** A new code, and the session of the contact's holder, if the holder requested it. */
export interface NewCode {
  code: string
  holder: Holder | undefined
}

/**
 * Creates, stores, and returns a new code for an email address or phone number. Does the same work whether or not the email
 * address or phone number belongs to an account.
 * @throws Failure rateLimited if too many codes were requested; sessionExpired if the requesting account was deleted in the
 * meantime.
 */
export async function makeCode(services: Services, subject: CodeSubject, ip: string): Promise<NewCode> {
  const { db, clock, keys, rateLimits } = services
  const { asker } = subject
  const userId = 'userId' in asker ? asker.userId : undefined
  const holder = await holderOf(services, subject)
  if (holder === undefined) {
    await rateLimits.takeFrom('codeFromAddress', ip)
    if (userId !== undefined) await rateLimits.take('codeFromUser', userId)
  }
  const key = holder?.key ?? strangersKey(keys, subject)
  await rateLimits.take('codeToDestination', key)
  await rateLimits.take('codeToDestinationInDay', key)
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  await storeCode(db, { destination: destinationOf(keys, subject), userId }, codeHash(keys, subject, code), clock.now())
  return { code, holder: holder?.session }
}

/**
 * Checks a code and uses it up if it is correct. Holders' tries are limited only by their codes, so that other people on their
 * network can't lock them out.
 * @throws Failure codeInvalid if the code is wrong; codeExpired if it has expired, been used, or been tried too often;
 * rateLimited if the client's network has tried too many codes.
 */
export async function redeemCode(services: Services, subject: CodeSubject, code: string, ip: string): Promise<void> {
  const { db, clock, keys, rateLimits } = services
  const isHolders = (await holderOf(services, subject)) !== undefined
  if (!isHolders) await rateLimits.takeFrom('codeTryFromAddress', ip)
  const check = await tryCode(db, destinationOf(keys, subject), codeHash(keys, subject, code), clock.now())
  if (check === 'wrong') throw new Failure('codeInvalid')
  if (check === 'expired') throw new Failure('codeExpired')
  const { contact } = subject
  if (contact.kind === 'phone' && !isHolders) await countEnteredCode(services, contact.value, networksOf(ip))
}
