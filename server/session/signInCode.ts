import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { storeCode, tryCode } from '../data/signInCodes.ts'
import { Failure } from '../Failure.ts'
import type { Contact } from '../providers/identity/port.ts'
import type { Keys } from '../secret/keys.ts'
import type { Services } from '../services.ts'
import { networkOf } from '../networkOf.ts'

/**
 * What a code is good for: to sign in with a contact, in the browser that asked for it, or to add the contact to one user's
 * account. A code for the one is none for the other: whoever asks for codes to somebody else's address, or tries them,
 * spoils none of theirs.
 */
export interface CodeSubject {
  contact: Contact
  /** Who asked: a user who adds the contact, or a browser that signs in. */
  asker: { userId: string } | { deviceId: string }
}

/** Codes are few, and addresses are known: what is stored of either has the server's secret in it. */
const keyed = ({ codePepper }: Keys, ...parts: readonly string[]): string =>
  createHmac('sha256', codePepper).update(JSON.stringify(parts)).digest('hex')

const destinationOf = (keys: Keys, { contact, asker }: CodeSubject): string =>
  keyed(keys, 'destination', contact.kind, contact.value, ...Object.entries(asker).flat())

/**
 * What limits count as one destination: with many providers `ana+1@` and `ana+2@` reach one person, with Google `a.na@`
 * does too.
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
 * Makes and stores a new code for a contact, known or not: neither answer nor work differ.
 * @throws Failure rateLimited, or sessionExpired when the account of who asked has just ended.
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
