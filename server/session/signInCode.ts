import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { storeCode, tryCode } from '../data/signInCodes.ts'
import { Failure } from '../Failure.ts'
import type { Contact } from '../providers/identity/port.ts'
import type { Keys } from '../secret/keys.ts'
import type { Services } from '../services.ts'
import { networkOf } from '../networkOf.ts'

/**
 * What a code is good for: to sign in with a contact, or to add the contact to one user's account. A code for the one, or
 * for another user, is none for the other.
 */
export interface CodeSubject {
  contact: Contact
  /** The user whose account the contact is to be added to; undefined: to sign in. */
  userId: string | undefined
}

/** Codes are few, and addresses are known: what is stored of either has the server's secret in it. */
const keyed = ({ codePepper }: Keys, ...parts: readonly string[]): string =>
  createHmac('sha256', codePepper).update(JSON.stringify(parts)).digest('hex')

const destinationOf = (keys: Keys, { contact, userId }: CodeSubject): string =>
  keyed(keys, 'destination', contact.kind, contact.value, userId ?? '')

/** What limits count as one destination: with many providers `ana+1@` and `ana+2@` reach one person. */
export function mailboxKey(keys: Keys, { kind, value }: Contact): string {
  return keyed(keys, 'mailbox', kind, value.replace(/\+.*(?=@)/, ''))
}

const codeHash = (keys: Keys, subject: CodeSubject, code: string): string =>
  keyed(keys, 'code', destinationOf(keys, subject), code)

/**
 * Makes and stores a new code for a contact, known or not: neither answer nor work differ.
 * @throws Failure rateLimited.
 */
export async function makeCode(services: Services, subject: CodeSubject, ip: string): Promise<string> {
  const { db, clock, keys, rateLimits } = services
  const { contact, userId } = subject
  await rateLimits.take('codeFromAddress', networkOf(ip))
  if (userId !== undefined) await rateLimits.take('codeFromUser', userId)
  await rateLimits.take('codeToDestination', mailboxKey(keys, contact))
  await rateLimits.take('codeToDestinationInDay', mailboxKey(keys, contact))
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  await storeCode(db, { destination: destinationOf(keys, subject), userId }, codeHash(keys, subject, code), clock.now())
  return code
}

/**
 * Uses the right code up, and ends otherwise.
 * @throws Failure codeInvalid, codeExpired or rateLimited.
 */
export async function redeemCode(services: Services, subject: CodeSubject, code: string, ip: string): Promise<void> {
  const { db, clock, keys, rateLimits } = services
  await rateLimits.take('codeTryFromAddress', networkOf(ip))
  const check = await tryCode(db, destinationOf(keys, subject), codeHash(keys, subject, code), clock.now())
  if (check === 'wrong') throw new Failure('codeInvalid')
  if (check === 'expired') throw new Failure('codeExpired')
}
