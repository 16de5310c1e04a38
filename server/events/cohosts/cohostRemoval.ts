import type { Config } from '../../config/config.ts'
import type { Keys } from '../../crypto/keys.ts'
import { validKeys } from '../../crypto/keys.ts'
import { cohostRemovalToken, isCohostRemovalToken, type CohostRemovalSubject } from '../../crypto/tokens.ts'
import type { Services } from '../../rpc/services.ts'

/** The path of the page where an organizer removes a new co-host. The notice of the new co-host links to it. */
export const cohostRemovalPath = '/event/cohost/remove'

/** The time for which the link in a notice works, in ms. */
const linkMs = 30 * 86_400_000

/** Returns the path and query of the page that removes a co-host. */
export function cohostRemovalQueryPath(keys: Pick<Keys, 'optOut'>, subject: CohostRemovalSubject): string {
  const { eventId: e, grantId: g, until } = subject
  const query = { e, g, u: until.toString(36), t: cohostRemovalToken(keys.optOut, subject) }
  return `${cohostRemovalPath}?${new URLSearchParams(query).toString()}`
}

/** Returns the URL of the page that removes a co-host, for a notice that is sent now. */
export const cohostRemovalHref = (
  { config, keys }: { config: Config; keys: Keys },
  subject: Omit<CohostRemovalSubject, 'until'>,
  now: number,
): string => `${config.origin}${cohostRemovalQueryPath(keys, { ...subject, until: now + linkMs })}`

/** Returns true if this is the token of a link that still works. Its holder was notified of the grant. */
export const isCohostRemovalLink = (
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  subject: CohostRemovalSubject,
  token: string,
): boolean =>
  subject.until > clock.now() &&
  validKeys(keys, clock.now()).some(({ optOut }) => isCohostRemovalToken(optOut, subject, token))
