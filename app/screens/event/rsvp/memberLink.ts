import { queryOptions } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { asRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { displayPhone } from '@festoon/ui/phone'
import { call } from '../../../platform/api/call.ts'
import { eventQuery } from '../../../platform/api/queries.ts'
import { fromBase64 } from '../../../platform/browser/base64.ts'
import { pageTokenOf } from '../../../platform/document/pageLink.ts'
import { readRsvpLink } from '../../../platform/document/rsvpLink.ts'
import { isUuid } from '../../../platform/readPath.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'

/** Parameters of a personal link, in the URL of the event page for signed-in users (EVPAGE-22). */
export interface MemberLink {
  /** The link itself, if it is valid. Its invitee may not belong to any account yet. */
  personalLink: PersonalLink | null
  preselected: GivenRsvp | null
  /** The form's initial values in the link; null if there are none (RSVP-19, RSVP-22, RSVP-23). */
  prefill: RsvpFormState['values'] | null
  /** True if the guest is finishing an RSVP that they started elsewhere, such as in an email (RSVP-12). */
  isFinishing: boolean
}

/**
 * Returns the personal link's parameters from the query of an event page's URL. The page that was opened with the link has
 * removed the token from the query.
 */
export function memberLink(eventId: string, query: URLSearchParams): MemberLink {
  const writtenId = query.get('iu') ?? ''
  const inviteeId = [writtenId, fromBase64(writtenId)].find(isUuid)?.toLowerCase()
  const token = query.get('token') ?? (inviteeId === undefined ? undefined : pageTokenOf(inviteeId))
  const { message, additionalGuestCount, notificationPreference, ...link } = readRsvpLink(query, () => undefined)
  // Some links name the contacts `ea` and `ep`.
  const others = new URLSearchParams({ e: query.get('ea') ?? '', p: query.get('ep') ?? '' })
  const contacts = readRsvpLink(others, () => undefined)
  const email = link.email ?? contacts.email
  const phone = link.phone ?? contacts.phone
  const prefill = {
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone: displayPhone(phone) }),
    ...(message === undefined ? {} : { rsvpMessage: message }),
    ...(query.has('ng') ? { additionalGuestCount } : {}),
    ...(notificationPreference === undefined ? {} : { notificationPreference }),
  }
  return {
    personalLink: inviteeId === undefined || token === undefined ? null : { eventId, inviteeId, token },
    preselected: asRsvp(query.get('r')) ?? null,
    prefill: Object.keys(prefill).length === 0 ? null : prefill,
    isFinishing: query.get('fr') === '1',
  }
}

/**
 * Query for the event as seen by the signed-in user, with the access that a valid personal link gives. Ignores an invalid link.
 */
export const memberEventQuery = (eventId: string, { personalLink }: MemberLink) =>
  queryOptions({
    queryKey: eventQuery(eventId).queryKey,
    queryFn: async (): Promise<EventView> => {
      if (!personalLink) return (await call('getEvent', { eventId })).event
      try {
        return (await call('getEvent', { eventId, inviteeUuid: personalLink.inviteeId, token: personalLink.token }))
          .event
      } catch (error) {
        if (!(error instanceof CallError) || error.reason !== 'inviteeTokenInvalid') throw error
        return (await call('getEvent', { eventId })).event
      }
    },
  })
