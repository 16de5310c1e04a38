const day = 86_400_000

/** The limits by the age of an account in ms: how many people it can invite per day. */
const steps = [
  { until: day, invitations: 50 },
  { until: 7 * day, invitations: 200 },
  { until: Infinity, invitations: 5_000 },
] as const

/** The number of updates and messages that a host can send per invitation. */
const messagesPerInvitation = 5

/** The recipients' reactions to a host's invitations and messages. */
export interface Standing {
  /** The number of guests on the host's guest lists. */
  guests: number
  bounced: number
  optedOut: number
  /** The number of people who reported one of the host's parties. */
  reported: number
}

/** The number of bad reactions that are too few to lower a limit. */
const tolerated = 5

/**
 * Returns the factor by which bad reactions lower a host's limits. Opting out says more about a host than an old address, so it
 * counts three times, and a report five times.
 */
function standingFactor({ guests, bounced, optedOut, reported }: Standing): number {
  const bad = bounced + 3 * optedOut + 5 * reported
  if (bad <= tolerated) return 1
  const share = bad / Math.max(guests, 1)
  if (share > 0.3) return 0.1
  return share > 0.1 ? 0.5 : 1
}

/** The maximum numbers of recipients per day. */
export interface SendingLimit {
  /** The number of people that an account can invite, including previews and requests to co-host. */
  invitations: number
  /** The recipients of its messages and updates. */
  messages: number
}

/** Returns the sending limit of an account. Limits grow with the account's age, in ms, and shrink with bad reactions. */
export function sendingLimit(ageMs: number, standing: Standing): SendingLimit {
  const step = steps.find(({ until }) => ageMs < until)?.invitations ?? 0
  const invitations = Math.ceil(step * standingFactor(standing))
  return { invitations, messages: invitations * messagesPerInvitation }
}
