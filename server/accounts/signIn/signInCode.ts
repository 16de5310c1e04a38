import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { countEnteredCode } from '../sms/sendSms.ts'
import { storeCode, tryCode } from './signInCodes.ts'
import { Failure } from '../../core/Failure.ts'
import type { Contact } from '../../core/Contact.ts'
import type { Keys } from '../../crypto/keys.ts'
import type { Services } from '../../rpc/services.ts'
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
 * Returns the rate-limit key of an email address or phone number. Aliases of one mailbox share a key: many providers deliver
 * `ana+1@` and `ana+2@` to the same person, and Gmail ignores dots, as in `a.na@`.
 */
export function mailboxKey(keys: Keys, { kind, value }: Contact): string {
  const [, local = '', domain] = /^([^+@]*)[^@]*@(.*)$/.exec(value) ?? []
  if (domain === undefined) return keyed(keys, 'mailbox', kind, value)
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return keyed(keys, 'mailbox', kind, isGoogle ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`)
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
  const { contact, asker } = subject
  const userId = 'userId' in asker ? asker.userId : undefined
  await rateLimits.take('codeFromAddress', networkOf(ip))
  if (userId !== undefined) await rateLimits.take('codeFromUser', userId)
  await rateLimits.take('codeToDestination', mailboxKey(keys, contact))
  await rateLimits.take('codeToDestinationInDay', mailboxKey(keys, contact))
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
