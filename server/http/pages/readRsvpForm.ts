import type { Question } from '@festoon/contract/event'
import { attendanceSchema } from '@festoon/contract/guest'
import type { NewGuest, RsvpFormState } from '@festoon/contract/page'
import { answerErrors, withKnown } from '@festoon/contract/rules/answerErrors'
import { formAnswers } from '@festoon/contract/rules/answers'
import { toE164 } from '@festoon/contract/rules/phone'
import { preference, type Preference } from '@festoon/contract/rules/preferences'
import { rsvpErrors, type RsvpFields } from '@festoon/contract/rules/rsvpErrors'
import { z } from 'zod'
import type { InviteeRow } from '../../data/schema.ts'
import { readGuid } from './guestLink.ts'

const bodySchema = z.record(z.string(), z.unknown()).catch({})
/** What a form gives whose fields may be checked against rules only later: anything is cut to a size worth keeping. */
const longest = 4_096

type Answer = Omit<z.output<typeof attendanceSchema>, 'inviteeId'>

interface Known {
  isFirstYes: boolean
  known: InviteeRow | undefined
  /** What the host asks. */
  questions: readonly Question[]
}

export interface RsvpForm {
  /** The invited guest's id and token, when the form carries them. */
  inviteeId: string | undefined
  token: string | undefined
  /** The id that the page handed out for a new guest's row, with its proof. */
  newGuest: NewGuest | undefined
  values: RsvpFormState['values']
  check(known: Known): { answer: Answer } | { errors: RsvpFormState['errors'] }
}

/** Reads the answer form of a browser without JavaScript. Nothing is trusted; `check` applies the rules of the app. */
export function readRsvpForm(body: unknown): RsvpForm {
  const fields = bodySchema.parse(body)
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const status = text('rsvpStatus').toLowerCase()
  const rsvpStatus = status === 'yes' ? 'YES' : status === 'no' ? 'NO' : undefined
  const count = text('additionalGuestCount').trim()
  const newId = readGuid(fields.inviteeId)
  const typed: Omit<RsvpFields, 'notificationPreference'> = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    rsvpMessage: text('rsvpMessage').replace(/\r\n/g, '\n'),
    // Number() would read 0x2 and 1e0 too, which no field of ours sends.
    additionalGuestCount: count === '' ? 0 : /^\d{1,3}$/.test(count) ? Number(count) : Number.NaN,
  }
  const typedAnswers = formAnswers(Object.entries(fields))
  return {
    inviteeId: readGuid(fields.iu),
    token: text('token').slice(0, 128) || undefined,
    newGuest: newId === undefined ? undefined : { inviteeId: newId, proof: text('proof').slice(0, 128) },
    values: {
      ...typed,
      additionalGuestCount: Number.isInteger(typed.additionalGuestCount) ? typed.additionalGuestCount : 0,
      ...(rsvpStatus === undefined ? {} : { rsvpStatus }),
      ...(typedAnswers.length === 0 ? {} : { answers: typedAnswers }),
    },
    check: ({ isFirstYes, known, questions }) => {
      const wants = chosenPreference(text('notificationPreference'), typed, known)
      const filled = {
        ...typed,
        name: typed.name.trim() === '' ? (known?.name ?? '') : typed.name,
        email: typed.email.trim() === '' ? (known?.email ?? '') : typed.email,
        phone: typed.phone.trim() === '' ? (known?.phone ?? '') : typed.phone,
        notificationPreference: wants,
      }
      const errors: RsvpFormState['errors'] = rsvpErrors(filled, isFirstYes && rsvpStatus === 'YES')
      // The page of a link shows no answer that was given before: a field that was left empty keeps it.
      const wrong = rsvpStatus === 'YES' ? answerErrors(questions, withKnown(typedAnswers, known?.answers ?? [])) : {}
      if (Object.keys(wrong).length > 0) errors.answers = wrong
      if (rsvpStatus === undefined) errors.form = 'Choose Yes or No.'
      if (Object.keys(errors).length > 0) return { errors }
      const email = typed.email.trim()
      // Nor is the message shown: nothing in its place, and the same answer, takes nothing back.
      const isKept = typed.rsvpMessage === '' && known?.rsvp_status === rsvpStatus
      const phone = toE164(typed.phone)
      const parsed = attendanceSchema.omit({ inviteeId: true }).safeParse({
        name: filled.name,
        ...(email === '' ? {} : { email }),
        ...(phone === undefined ? {} : { phone }),
        rsvpStatus,
        additionalGuestCount: typed.additionalGuestCount,
        ...(isKept ? {} : { rsvpMessage: typed.rsvpMessage }),
        ...(wants === undefined ? {} : { notificationPreference: wants }),
        answers: typedAnswers,
      })
      if (parsed.success) return { answer: parsed.data }
      return { errors: { form: 'Your answer holds characters that cannot be saved.' } }
    },
  }
}

/** The form's choice, else what the guest chose before, else e-mail where there is an address. */
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
