const day = 86_400_000

/** The number of people that an account can invite per day after its first week. */
const fullLimit = 5_000

/** Returns how many people an account of an age in ms can invite per day. `first` is the limit of its first day. */
function stepAt(ageMs: number, first: number): number {
  if (ageMs < day) return first
  return ageMs < 7 * day ? Math.min(4 * first, fullLimit) : fullLimit
}

/** The number of updates and messages that a host can send per invitation. */
const messagesPerInvitation = 5

/** The recipients' reactions to a host's invitations and messages. */
export interface Standing {
  /** The number of people that the messages of the host's parties reached. */
  reached: number
  bounced: number
  optedOut: number
  /** The number of people who reported one of the host's parties. */
  reportCount: number
}

/** The number of bad reactions that are too few to lower a limit. */
const toleratedReactions = 5

type Reactions = Omit<Standing, 'reached'>

const weightOf = ({ bounced, optedOut, reportCount }: Reactions): number => bounced + 3 * optedOut + 5 * reportCount

/** Returns true if there are too few bad reactions to lower a limit, however few people were reached. */
export const isTolerated = (reactions: Reactions): boolean => weightOf(reactions) <= toleratedReactions

/**
 * Returns the factor by which bad reactions lower a host's limits. Opting out says more about a host than an old address, so it
 * counts three times, and a report five times.
 */
function standingFactor(standing: Standing): number {
  if (isTolerated(standing)) return 1
  const share = weightOf(standing) / Math.max(standing.reached + standing.bounced, 1)
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

/**
 * The ways in which a host reaches people, each with a budget and the limit that it has. `strangers` are the people who are asked to
 * confirm their address, because anyone may have typed it on a link. They have a separate budget, so that they can't use up the others.
 */
export const reachKinds = {
  invitations: { budget: 'invitationsOfUser', limit: 'invitations' },
  messages: { budget: 'recipientsOfUser', limit: 'messages' },
  strangers: { budget: 'strangersOfUser', limit: 'invitations' },
} as const satisfies Record<string, { budget: string; limit: keyof SendingLimit }>

export type ReachKind = keyof typeof reachKinds

/**
 * Returns the sending limit of an account. Limits grow with the account's age, in ms, and shrink with bad reactions. `first` is
 * the number of people that an account can invite on its first day.
 */
export function sendingLimit(ageMs: number, standing: Standing, first: number): SendingLimit {
  const invitations = Math.ceil(stepAt(ageMs, first) * standingFactor(standing))
  return { invitations, messages: invitations * messagesPerInvitation }
}
