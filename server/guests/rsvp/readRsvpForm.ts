import { z } from 'zod'
import { rsvpUnstorable } from '@festoon/contract/messages/requests'
import { attendanceSchema } from '@festoon/contract/nouns/guest'
import { contactKinds } from '@festoon/contract/rules/guests/contactKinds'
import { fitsQuestion } from '@festoon/contract/rules/guests/fitsQuestion'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { preference } from '@festoon/contract/rules/guests/preferences'
import {
  attendanceOf,
  parseRsvpForm,
  validateRsvp,
  type RsvpContext,
  type RsvpValues,
} from '@festoon/contract/rules/guests/rsvpForm'
import type { NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { readGuid } from '../../events/view/linkQuery.ts'

const bodySchema = z.record(z.string(), z.unknown()).catch({})

type Rsvp = Omit<z.output<typeof attendanceSchema>, 'inviteeId'>

/** The fields of a party that decide about its RSVP form. */
type Party = Pick<EventRow, 'questions' | 'communication_preference'>

export interface RsvpForm {
  /** The invited guest's id, if the form contains one. */
  inviteeId: string | undefined
  token: string | undefined
  /** The new guest's id and its unverified proof, if the form contains an id. */
  newGuest: NewGuest | undefined
  values: RsvpFormState['values']
  /** Checks the form of an invited guest, or of a new one. */
  check(event: Party, guest: InviteeRow | undefined): { rsvp: Rsvp } | { errors: RsvpFormState['errors'] }
}

/** Reads an untrusted RSVP form submitted by a browser without JavaScript. */
export function readRsvpForm(body: unknown): RsvpForm {
  const fields = bodySchema.parse(body)
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, 128) : ''
  }
  const newId = readGuid(fields.inviteeId)
  const values = parseRsvpForm(Object.entries(fields))
  const { rsvpStatus, additionalGuestCount } = values
  return {
    inviteeId: readGuid(fields.iu),
    token: text('token') || undefined,
    newGuest: newId === undefined ? undefined : { inviteeId: newId, proof: text('proof') },
    values: {
      ...values,
      additionalGuestCount: Number.isInteger(additionalGuestCount) ? additionalGuestCount : 0,
      rsvpStatus,
    },
    check: (event, guest) => {
      const complete = withSaved(values, guest)
      const context = contextOf(event, guest)
      const errors = validateRsvp(complete, context)
      if (rsvpStatus === undefined || Object.keys(errors).length > 0) return { errors }
      const rsvp = attendanceOf({ ...complete, rsvpStatus }, context)
      const parsedRsvp = attendanceSchema.omit({ inviteeId: true }).safeParse(rsvp)
      return parsedRsvp.success ? { rsvp: parsedRsvp.data } : { errors: { form: rsvpUnstorable } }
    },
  }
}

/** Fills in the name and the preference of an invited guest, which a form may omit. */
const withSaved = (values: RsvpValues, guest: InviteeRow | undefined): RsvpValues => ({
  ...values,
  name: values.name.trim() === '' ? (guest?.name ?? '') : values.name,
  notificationPreference:
    values.notificationPreference ?? guest?.notification_preference ?? (guest?.email ? preference.email : undefined),
})

/**
 * Returns what an invited guest has sent before. The page of a personal link doesn't contain it, so empty fields keep it. A response that
 * the question no longer offers doesn't count, so that a required question is asked again.
 */
const contextOf = (
  { questions, communication_preference: communicationPreference }: Party,
  guest: InviteeRow | undefined,
): RsvpContext => ({
  questions,
  communicationPreference,
  before: givenRsvp(guest && { rsvpStatus: guest.rsvp_status }),
  contacts: contactKinds.filter((kind) => (guest?.[kind] ?? '') !== ''),
  visible: { rsvpMessage: '', answers: [] },
  hidden: {
    rsvpMessage: guest !== undefined,
    answers: (guest?.responses ?? []).filter(({ questionUuid, answerValue }) =>
      questions.some((one) => one.questionUuid === questionUuid && fitsQuestion(one, answerValue)),
    ),
    respondedQuestions: [],
    heads: guest !== undefined,
  },
})
