import type { QuestionResponse, Song } from '@festoon/contract/nouns/guest'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { countsText } from '@festoon/contract/rules/guests/responseText'
import { iso } from '../../core/isoTime.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import type { GuestTraces } from './guestData.ts'

function valueOf({ answerValue }: QuestionResponse): string | boolean | Song {
  if ('text' in answerValue) return answerValue.text
  if ('counts' in answerValue) return countsText(answerValue.counts)
  return 'isYes' in answerValue ? answerValue.isYes : answerValue.song
}

/** Returns the data stored about a guest in a readable form, for the data page and the JSON download. */
export function guestRecord(event: EventRow, guest: InviteeRow, traces: GuestTraces) {
  const questions = new Map(event.questions.map(({ questionUuid, question }) => [questionUuid, question]))
  const preferenceName = Object.entries(preference).find(([, value]) => value === guest.notification_preference)?.[0]
  return {
    party: { id: event.id, title: event.title, host: event.hosted_by, start: iso(event.start_time) },
    name: guest.name,
    email: guest.email,
    emailConfirmedAt: iso(guest.email_confirmed_at),
    phone: guest.phone,
    rsvp: guest.rsvp_status,
    waitlist: guest.waitlist_status,
    plusOnes: guest.additional_guest_count,
    messageToHost: guest.rsvp_message,
    responses: guest.responses.map((response) => ({
      question: questions.get(response.questionUuid) ?? null,
      response: valueOf(response),
    })),
    heads: guest.heads,
    notifyBy: preferenceName ?? null,
    invitation: guest.invite_status,
    inviteFailure: guest.invite_failure,
    cohost: guest.cohost_status,
    photoUrl: guest.photo_url,
    photoSharing: guest.photo_upload_mode,
    waitlistedAt: iso(guest.waitlisted_at),
    invitedAt: iso(guest.created_at),
    rsvpAt: iso(guest.rsvp_at),
    messagesToYou: traces.messages.map(({ message, sentAt }) => ({ message, sentAt: iso(sentAt) })),
    photos: traces.photos,
    brings: traces.brings,
    times: traces.times.map(({ startsAt, answer }) => ({ start: iso(startsAt), answer })),
  }
}
export type GuestRecord = ReturnType<typeof guestRecord>
