import * as copy from '@festoon/contract/messages/requests'
import { messageRequired } from '@festoon/contract/messages/rsvp/rsvpErrors'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { attendanceSchema } from '@festoon/contract/nouns/guest'
import type { NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import { formHeads, headErrors } from '@festoon/contract/rules/catering/formHeads'
import { asChoice } from '@festoon/contract/rules/guests/givenRsvp'
import { askedResponses } from '@festoon/contract/rules/questions/conditions'
import { responseErrors, withKnown } from '@festoon/contract/rules/guests/responseErrors'
import { responseMisfit } from '@festoon/contract/rules/guests/responseMisfit'
import { fitsQuestion } from '@festoon/contract/rules/guests/fitsQuestion'
import { formResponses } from '@festoon/contract/rules/guests/responses'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { toE164 } from '@festoon/contract/rules/phone'
import { preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import { rsvpErrors, type RsvpFields } from '@festoon/contract/rules/guests/rsvpErrors'
import { z } from 'zod'
import type { InviteeRow } from '../../database/schema.ts'
import { readGuid } from '../../events/view/guestLink.ts'

const bodySchema = z.record(z.string(), z.unknown()).catch({})
/** The maximum number of characters read from a form field. */
const maxLength = 4_096

type Rsvp = Omit<z.output<typeof attendanceSchema>, 'inviteeId'>

interface Known {
  isFirstYes: boolean
  known: InviteeRow | undefined
  /** The questions that the host asks guests. */
  questions: readonly Question[]
}

export interface RsvpForm {
  /** The invited guest's id, if the form contains one. */
  inviteeId: string | undefined
  token: string | undefined
  /** The new guest's id and its unverified proof, if the form contains an id. */
  newGuest: NewGuest | undefined
  values: RsvpFormState['values']
  check(known: Known): { rsvp: Rsvp } | { errors: RsvpFormState['errors'] }
}

/**
 * Reads an untrusted RSVP form submitted by a browser without JavaScript. The result's `check` method validates the form by the
 * same rules as the app.
 */
export function readRsvpForm(body: unknown): RsvpForm {
  const fields = bodySchema.parse(body)
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, maxLength) : ''
  }
  const rsvpStatus = asChoice(text('rsvpStatus'))
  const count = text('additionalGuestCount').trim()
  const newId = readGuid(fields.inviteeId)
  const typed: Omit<RsvpFields, 'notificationPreference'> = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    rsvpMessage: text('rsvpMessage').replace(/\r\n/g, '\n'),
    // Number() would also accept 0x2 and 1e0, which our form never sends.
    additionalGuestCount: count === '' ? 0 : /^\d{1,3}$/.test(count) ? Number(count) : Number.NaN,
  }
  const responses = formResponses(Object.entries(fields))
  const heads = rsvpStatus === 'YES' ? formHeads(Object.entries(fields)) : undefined
  return {
    inviteeId: readGuid(fields.iu),
    token: text('token').slice(0, 128) || undefined,
    newGuest: newId === undefined ? undefined : { inviteeId: newId, proof: text('proof').slice(0, 128) },
    values: {
      ...typed,
      additionalGuestCount: Number.isInteger(typed.additionalGuestCount) ? typed.additionalGuestCount : 0,
      ...(rsvpStatus === undefined ? {} : { rsvpStatus }),
      ...(responses.length === 0 ? {} : { answers: responses }),
      ...(heads === undefined ? {} : { heads }),
    },
    check: ({ isFirstYes, known, questions }) => {
      const chosen = chosenPreference(text('notificationPreference'), typed, known)
      const filled = {
        ...typed,
        name: typed.name.trim() === '' ? (known?.name ?? '') : typed.name,
        email: typed.email.trim() === '' ? (known?.email ?? '') : typed.email,
        phone: typed.phone.trim() === '' ? (known?.phone ?? '') : typed.phone,
        notificationPreference: chosen,
      }
      const errors: RsvpFormState['errors'] = rsvpErrors(filled, isFirstYes && rsvpStatus === 'YES')
      // The page of a personal link doesn't show an earlier RSVP, so an empty field keeps the earlier value.
      // A response that the question no longer offers doesn't count, so that a required question is asked again.
      const earlier = (known?.responses ?? []).filter(({ questionUuid, answerValue }) =>
        questions.some((one) => one.questionUuid === questionUuid && fitsQuestion(one, answerValue)),
      )
      const all = withKnown(responses, earlier)
      // A number of plus-ones that is invalid has its own error.
      const partySize = 1 + (errors.additionalGuestCount === undefined ? typed.additionalGuestCount : 0)
      const wrong = rsvpStatus === 'YES' ? responseErrors(questions, all, partySize, [], responseMisfit) : {}
      if (Object.keys(wrong).length > 0) errors.answers = wrong
      const wrongHeads = heads === undefined ? {} : headErrors(heads, typed.additionalGuestCount)
      if (Object.keys(wrongHeads).length > 0) errors.heads = wrongHeads
      if (rsvpStatus === undefined) errors.form = copy.rsvpRequired
      if (rsvpStatus === 'SEEN' && isBlank(typed.rsvpMessage)) errors.rsvpMessage = messageRequired
      if (Object.keys(errors).length > 0) return { errors }
      const email = typed.email.trim()
      // The page doesn't show the earlier message either, so an empty message with the same RSVP keeps it.
      const isKept = typed.rsvpMessage === '' && known?.rsvp_status === rsvpStatus
      const phone = toE164(typed.phone)
      const parsed = attendanceSchema.omit({ inviteeId: true }).safeParse({
        name: filled.name,
        ...(email === '' ? {} : { email }),
        ...(phone === undefined ? {} : { phone }),
        rsvpStatus,
        ...(rsvpStatus === 'SEEN' ? { messageOnly: true } : {}),
        additionalGuestCount: typed.additionalGuestCount,
        ...(isKept ? {} : { rsvpMessage: typed.rsvpMessage }),
        ...(chosen === undefined ? {} : { notificationPreference: chosen }),
        // Browsers also send the fields of questions that they hide.
        answers: askedResponses(questions, all).filter((response) => responses.includes(response)),
        // The page doesn't show the earlier details, so empty fields keep them.
        ...(heads === undefined || Object.keys(heads).length === 0 ? {} : { heads }),
      })
      if (parsed.success) return { rsvp: parsed.data }
      return { errors: { form: copy.rsvpUnstorable } }
    },
  }
}

/**
 * Returns the notification preference chosen in the form or, if there is none, the guest's earlier choice. Without either,
 * returns email if the guest has an email address, and otherwise undefined.
 */
function chosenPreference(
  given: string,
  typed: Pick<RsvpFields, 'email' | 'phone'>,
  known: InviteeRow | undefined,
): Preference | undefined {
  const chosen = Object.values(preference).find((value) => String(value) === given)
  if (chosen !== undefined) return chosen
  if (known?.notification_preference) return known.notification_preference
  return known?.email || typed.email.trim() !== '' ? preference.email : undefined
}
