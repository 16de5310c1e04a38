import * as copy from '@festoon/contract/messages/edit/viewAs'
import * as eventCopy from '@festoon/contract/messages/eventPage'
import type { User } from '@festoon/contract/nouns/account'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee, Invitee } from '@festoon/contract/nouns/guest'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { addressAudience } from '@festoon/contract/rules/events/addressAudience'
import { openPartOf } from '@festoon/contract/rules/events/locationLine'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { goingCount } from '@festoon/contract/rules/guests/heads'
import { rsvpChoices, rsvpNote } from '@festoon/contract/rules/guests/rsvpTerms'
import { shortName } from '@festoon/contract/rules/guests/shortName'
import { draftPreview } from '../../../parts/invitation/draftPreview.ts'
import type { EventFields } from '../eventFields.ts'
import { locationOf } from '../eventInput.ts'
import { toDraftEvent } from '../saving/draftFields.ts'
import type { Person } from './views.ts'

export interface PreviewedEvent {
  fields: EventFields
  /** The URL of the cover image; undefined if there is none. */
  cover: string | undefined
  /** The host; undefined if unknown. */
  host: Pick<User, 'id' | 'name' | 'photoUrl'> | undefined
  /** The saved version of a live event. */
  live: EventView | undefined
}

/** Returns the id of a guest in a preview, who exists nowhere else. */
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const guest = (index: number, name: string, rsvpStatus: Attendee['rsvpStatus'], plusOnes = 0): Attendee => ({
  inviteeId: idOf(index),
  name,
  role: 'attendee',
  rsvpStatus,
  additionalGuestCount: plusOnes,
})

const { exampleGuests } = copy
const going = [guest(1, exampleGuests.going, 'YES'), guest(2, exampleGuests.withFriend, 'YES', 1)]
const others = [guest(3, exampleGuests.invited, 'INVITED'), guest(4, exampleGuests.notGoing, 'NO')]

/** Returns the entry of the person on the guest list; null for a stranger. */
function inviteeOf(person: Person, now: number): Invitee | null {
  if (person === 'stranger') return null
  return {
    ...guest(5, copy.viewer, 'SEEN'),
    rsvpStatus: person === 'invited' ? 'SEEN' : 'YES',
    inviteStatus: 'OPENED',
    rsvpMessage: '',
    answers: [],
    isNew: false,
    ...(person === 'invited' ? {} : { rsvpAt: now }),
    ...(person === 'waitlisted' ? { waitlistStatus: 'PENDING_APPROVAL' } : {}),
    // A guest invited by email, who has no account.
    withheld: {
      contacts: ['email'],
      responses: [],
      message: false,
      provable: null,
      isUnverified: true,
      isOwn: false,
    },
  }
}

/** Checks whether a live event has guests in addition to its organizer. */
export const hasGuests = (live: EventView | undefined): live is EventView & { attendees: Attendee[] } =>
  live?.attendees?.some(({ role }) => role !== 'organizer') ?? false

/** Returns the guest list as other guests see it: the party's, or examples with the person if there are no guests yet. */
function guestList(self: Attendee, person: Person, live: EventView | undefined): Attendee[] {
  if (hasGuests(live)) return live.attendees
  return [
    self,
    ...going,
    ...(person === 'going' ? [guest(5, copy.viewer, 'YES')] : []),
    ...(person === 'invited' ? [guest(5, copy.viewer, 'SEEN')] : []),
    ...others,
  ]
}

/** Returns a guest list as strangers see it: hosts, and short names of guests who are going. */
const forStrangers = (attendees: readonly Attendee[]): Attendee[] =>
  attendees
    .filter(({ rsvpStatus, role }) => rsvpStatus === 'YES' || role === 'organizer')
    .map(({ photoUrl, ...one }) =>
      one.role === 'organizer'
        ? { ...one, ...(photoUrl === undefined ? {} : { photoUrl }) }
        : { ...one, name: shortName(one.name) },
    )

/**
 * Returns the event in the editor as the server would send it to a person without an account (AUTHZ-03, AUTHZ-18). `now` is in
 * ms.
 */
export function guestView({ fields, cover, host, live }: PreviewedEvent, person: Person, now: number): EventView {
  const event = toDraftEvent(fields, 0, undefined)
  const knownHost = { id: fields.id, name: copy.yourName, ...host }
  const draft = {
    eventUuid: fields.id,
    savedAt: now,
    event: {
      ...event,
      url: '',
      organizerUuid: knownHost.id,
      date: event.startTime > 0 ? dayIn(event.startTime, event.timeZone ?? fields.browserZone) : '',
      isHost: true,
      isDraft: true,
      isCreate: true,
      isClone: fields.isClone,
      lastSavedTimestamp: now,
    },
  } as const
  const whole = draftPreview(draft, knownHost)
  const [self] = whole.attendees ?? []
  const isAdmitted = person !== 'waitlisted'
  const audience = addressAudience(fields)
  const location = event.location ?? locationOf(fields) ?? { displayName: eventCopy.noLocation }
  const attendees = self ? guestList(self, person, live) : []
  const isVisitor = person === 'stranger' || !isAdmitted
  const hostedBy = live?.hostedBy ?? knownHost.name
  const invitee = inviteeOf(person, now)
  const ownRsvp = { rsvpStatus: givenRsvp(invitee) }
  const choices = rsvpChoices({ ...whole, hostedBy }, ownRsvp, now)
  const note = rsvpNote({ ...whole, hostedBy }, ownRsvp, now)
  return {
    ...whole,
    ...(choices ? { rsvpChoices: choices } : {}),
    ...(note === '' ? {} : { rsvpNote: note }),
    photoUrl: cover ?? '',
    hostedBy,
    isHost: false,
    location: person === 'going' ? location : openPartOf(location),
    addressAudience: isAdmitted ? audience : 'confirmed',
    backgroundAnimationUrl: fields.backgroundUrl,
    showGuestList: fields.publicGuestList,
    goingCount: fields.publicGuestList ? (hasGuests(live) ? live.goingCount : goingCount(attendees)) : null,
    attendees: fields.publicGuestList ? (isVisitor ? forStrangers(attendees) : attendees) : null,
    invitee,
  }
}
