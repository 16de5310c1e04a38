import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { storeCode, tryCode } from '../data/signInCodes.ts'
import { Failure } from '../Failure.ts'
import type { Contact } from '../providers/identity/port.ts'
import type { Services } from '../services.ts'
import { networkOf } from '../networkOf.ts'

const destinationOf = ({ kind, value }: Contact): string => `${kind}:${value}`

/** What limits count as one destination: with many providers `ana+1@` and `ana+2@` reach one person. */
const mailboxOf = (contact: Contact): string => destinationOf(contact).replace(/\+.*(?=@)/, '')

/** Six digits are soon guessed from a plain hash, so the server's secret is in it. */
function codeHash({ keys }: Services, contact: Contact, code: string): string {
  return createHmac('sha256', keys.codePepper)
    .update(`${destinationOf(contact)}:${code}`)
    .digest('hex')
}

/**
 * Makes and stores a new code for a contact, known or not: neither answer nor work differ.
 * @throws Failure rateLimited.
 */
export async function makeCode(services: Services, contact: Contact, ip: string): Promise<string> {
  await services.rateLimits.take('codeFromAddress', networkOf(ip))
  await services.rateLimits.take('codeToDestination', mailboxOf(contact))
  await services.rateLimits.take('codeToDestinationInDay', mailboxOf(contact))
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  await storeCode(services.db, destinationOf(contact), codeHash(services, contact, code), services.clock.now())
  return code
}

/**
 * Trades the right code for a custom identity token.
 * @throws Failure codeInvalid, codeExpired or rateLimited.
 */
export async function redeemCode(services: Services, contact: Contact, code: string, ip: string): Promise<string> {
  await services.rateLimits.take('codeTryFromAddress', networkOf(ip))
  const now = services.clock.now()
  const check = await tryCode(services.db, destinationOf(contact), codeHash(services, contact, code), now)
  if (check === 'wrong') throw new Failure('codeInvalid')
  if (check === 'expired') throw new Failure('codeExpired')
  return services.providers.identity.issue(contact, now)
}
