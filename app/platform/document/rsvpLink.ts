import { limits } from '@festoon/contract/limits'
import { asRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { isPreferenceName, preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import { fromBase64 } from '../browser/base64.ts'
import { isUuid } from '../readPath.ts'

/** The decoded parameters of an RSVP link (RSVP-01, RSVP-12, RSVP-19..25). */
export interface RsvpLink {
  rsvpStatus: GivenRsvp | 'SEEN'
  inviteeId: string | undefined
  token: string | undefined
  /** The guest's message; undefined if the link contains none, so that the server keeps an earlier message. */
  message: string | undefined
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  additionalGuestCount: number
  notificationPreference: Preference | undefined
  photoUploadMode: 'manual' | 'magic' | undefined
  /** True if the guest is finishing an RSVP that they started elsewhere, such as in an email. */
  isFinishing: boolean
}

/**
 * Parses the query string of an RSVP link. For each value that can't be decoded, calls `onProblem` with the parameter's name
 * and leaves the value undefined.
 */
export function readRsvpLink(query: URLSearchParams, onProblem: (name: string) => void): RsvpLink {
  const decode = (name: string, maxLength = Infinity): string | undefined => {
    const value = query.get(name)
    if (value === null || value === '') return undefined
    const text = fromBase64(value)
    if (text === undefined) onProblem(name)
    // Don't cut a surrogate pair in half.
    return text?.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')
  }
  const iu = query.get('iu')
  const extra = query.get('ng') ?? '0'
  const np = query.get('np') ?? ''
  const pu = query.get('pu')
  return {
    rsvpStatus: asRsvp(query.get('r')) ?? 'SEEN',
    inviteeId: [iu, isUuid(iu) ? null : decode('iu')].find(isUuid)?.toLowerCase(),
    token: query.get('token') ?? undefined,
    // A plain `m` means an empty message.
    message: query.get('m') === 'm' ? '' : decode('m', limits.rsvpMessage),
    name: decode('n', limits.name),
    email: decode('e', limits.email),
    phone: decode('p', 32),
    additionalGuestCount: /^[0-8]$/.test(extra) ? Number(extra) : 0,
    notificationPreference: isPreferenceName(np) ? preference[np] : undefined,
    photoUploadMode: pu === 'manual' || pu === 'magic' ? pu : undefined,
    isFinishing: query.get('fr') === '1',
  }
}

/**
 * Returns the RSVP status in the navigation state, which takes precedence over the URL; undefined if there is none (RSVP-16).
 */
export function statedRsvp(state: unknown): RsvpLink['rsvpStatus'] | undefined {
  const statedStatus: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'rsvpStatus') : undefined
  return statedStatus === 'SEEN'
    ? statedStatus
    : typeof statedStatus === 'string' && statedStatus === statedStatus.toUpperCase()
      ? asRsvp(statedStatus)
      : undefined
}
