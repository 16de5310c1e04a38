import type { HostSettings } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { GuestPageData } from '@festoon/contract/wire/page'
import type { EventColors } from '@festoon/tokens/palette'

const now = Date.UTC(2026, 10, 21)
const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
const attendee = (last: string, name: string, rsvpStatus: 'YES' | 'NO') => ({
  inviteeId: `${id.slice(0, -2)}${last}`,
  name,
  role: 'attendee' as const,
  rsvpStatus,
  additionalGuestCount: 1,
})

/** Returns data for the guest's page: an open invitation with an invalid link and RSVP, so that errors are shown. */
export function guestPageData(colors: EventColors): GuestPageData {
  return {
    event: {
      id,
      url: 'https://festoon.example/event/1',
      isDraft: false,
      isCreate: false,
      isPreview: false,
      title: 'Rooftop karaoke',
      description: 'Bring a song, and see https://festoon.example for the list.',
      photoUrl: 'data:,',
      hostedBy: 'Maya',
      startTime: now + 86_400_000,
      endTime: now + 97_200_000,
      dateUndecided: false,
      timeZone: 'America/Los_Angeles',
      date: '2026-11-21',
      location: null,
      addressAudience: 'signedIn',
      colors,
      animation: 'none',
      lettering: 'modern',
      backgroundAnimationUrl: null,
      videoBackgroundDisabled: false,
      playlistId: null,
      questions: [],
      openInvite: true,
      publicGuestList: true,
      communicationPreference: 3,
      hasWaitlist: false,
      cancelledTimestamp: null,
      isHost: false,
      isCohost: false,
      showGuestList: true,
      goingCount: 3,
      attendees: [attendee('12', 'Ada', 'YES'), attendee('13', 'Bo', 'NO')],
      invitee: null,
      host: null,
      modificationId: '1',
    },
    link: null,
    newGuest: null,
    preselected: null,
    form: {
      values: { rsvpStatus: 'YES', name: '' },
      errors: {
        name: 'This is a required field',
        email: 'This is a required field',
        rsvpMessage: 'The message is too long',
        form: 'Please look at the fields above.',
      },
    },
    prefill: null,
    linkProblem: true,
    now,
  }
}

/** Returns the data that only hosts see, of an event with `guestCount` guests. */
export const hostSettings = (guestCount: number): HostSettings => ({
  remindersEnabled: true,
  hostNotification: 'asTheyArrive',
  suggestionTags: [],
  isFromQuickCreate: false,
  isClone: false,
  revision: 1,
  lastSavedTimestamp: 1,
  guestCount,
  shortUrl: 'https://festoon.example/e/0123456789',
  handoverUntil: null,
  hasMusicWidget: false,
})

export const foodQuestionId = `${id.slice(0, -2)}21`

/** A guest who said yes, with a message and a response. */
export const goingInvitee: Invitee = {
  inviteeId: `${id.slice(0, -2)}12`,
  name: 'Ana',
  email: 'ana@example.com',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'SUCCESS',
  additionalGuestCount: 2,
  rsvpMessage: 'See you',
  answers: [{ questionUuid: foodQuestionId, answerValue: { text: 'No nuts' } }],
  isNew: false,
}

/** The same guest as the personal link shows them: without the email address, the message and the response. */
export const inviteeByLink: Invitee = {
  ...goingInvitee,
  email: undefined,
  rsvpMessage: '',
  answers: [],
  withheld: {
    contacts: ['email'],
    responses: [foodQuestionId],
    message: true,
    provable: { by: 'code', message: true, responses: 1 },
    isUnverified: true,
    isOwn: false,
  },
}
