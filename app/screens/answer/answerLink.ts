import { limits } from '@festoon/contract/limits'
import { isPreferenceName, preference, type Preference } from '@festoon/contract/rules/preferences'
import { fromBase64 } from '../../document/base64.ts'
import { isUuid } from '../../paths.ts'

/** What a link that answers brings along (RSVP-01, RSVP-12, RSVP-19..25). Nothing in it is saved before the page posts it. */
export interface AnswerLink {
  rsvpStatus: 'YES' | 'NO' | 'SEEN'
  inviteeId: string | undefined
  token: string | undefined
  /** Undefined: the link says nothing of a message, and one that was given before stays. */
  message: string | undefined
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  additionalGuestCount: number
  notificationPreference: Preference | undefined
  photoUploadMode: 'manual' | 'magic' | undefined
  /** An answer that was begun elsewhere is being finished. */
  isFinishing: boolean
}

/** Reads the query of an action page. `onProblem` is told the name of each value that does not decode; it stays unset. */
export function readAnswerLink(query: URLSearchParams, onProblem: (name: string) => void): AnswerLink {
  const decoded = (name: string, longest = Infinity): string | undefined => {
    const value = query.get(name)
    if (value === null || value === '') return undefined
    const text = fromBase64(value)
    if (text === undefined) onProblem(name)
    // Cut where it must be, but through no character.
    return text?.slice(0, longest).replace(/\p{Surrogate}$/u, '')
  }
  const r = query.get('r')?.toLowerCase()
  const iu = query.get('iu')
  const extra = query.get('ng') ?? '0'
  const np = query.get('np') ?? ''
  const pu = query.get('pu')
  return {
    rsvpStatus: r === 'yes' ? 'YES' : r === 'no' ? 'NO' : 'SEEN',
    inviteeId: [iu, isUuid(iu) ? null : decoded('iu')].find(isUuid)?.toLowerCase(),
    token: query.get('token') ?? undefined,
    // `m` alone stands for no message.
    message: query.get('m') === 'm' ? '' : decoded('m', limits.rsvpMessage),
    name: decoded('n', limits.name),
    email: decoded('e', limits.email),
    phone: decoded('p', 32),
    additionalGuestCount: /^[0-8]$/.test(extra) ? Number(extra) : 0,
    notificationPreference: isPreferenceName(np) ? preference[np] : undefined,
    photoUploadMode: pu === 'manual' || pu === 'magic' ? pu : undefined,
    isFinishing: query.get('fr') === '1',
  }
}

/** The answer that the navigation state names, which counts for more than the address does (RSVP-16). */
export function statedAnswer(state: unknown): AnswerLink['rsvpStatus'] | undefined {
  const stated: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'rsvpStatus') : undefined
  return stated === 'YES' || stated === 'NO' || stated === 'SEEN' ? stated : undefined
}
