import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'
import type { Heads } from '../../nouns/catering/heads.ts'
import type { Attendance, QuestionResponse } from '../../nouns/guest.ts'
import { formHeads, headErrors } from '../catering/formHeads.ts'
import { typedEmail } from '../emailShape.ts'
import { isBlank } from '../isBlank.ts'
import { toE164 } from '../phone.ts'
import { askedResponses } from '../questions/conditions.ts'
import { asksForContact, type ContactKind } from './contactKinds.ts'
import { asChoice, type GivenRsvp, type RsvpChoice } from './givenRsvp.ts'
import { asPreference, preference, type Preference } from './preferences.ts'
import { clearedResponses, mergeResponses, responseErrors } from './responseErrors.ts'
import { formResponses, type AskedQuestion } from './responses.ts'
import { rsvpErrors, type RsvpFields, type RsvpFormErrors } from './rsvpErrors.ts'

// The page, the form without JavaScript and the server read and check RSVPs by these functions. They don't use the schema library, because
// the page loads them.

/** The values of the RSVP form. `rsvpStatus` is undefined until the guest chooses. */
export interface RsvpValues extends RsvpFields {
  rsvpStatus: RsvpChoice | undefined
  answers: readonly QuestionResponse[]
  /** The details for the caterer; undefined if the form doesn't ask for them. */
  heads?: Heads | undefined
}

/** The party's questions and the guest's earlier RSVP, with which a form is validated. */
export interface RsvpContext {
  questions: readonly AskedQuestion[]
  /** The channels that the party offers for notifications. */
  communicationPreference: Preference
  /** The guest's earlier RSVP; undefined for a first one. */
  before: GivenRsvp | undefined
  /** The kinds of contact that the server has for the guest. */
  contacts: readonly ContactKind[]
  /** The earlier values in the form, which the guest can clear. */
  visible: { rsvpMessage: string; answers: readonly QuestionResponse[] }
  /** The earlier values that aren't in the form, which an empty field leaves unchanged. */
  hidden: {
    rsvpMessage: boolean
    answers: readonly QuestionResponse[]
    /** The ids of questions with a response that the caller can't see either. */
    respondedQuestions: readonly string[]
    heads: boolean
  }
}

/**
 * Parses the fields of a submitted RSVP form. Browsers also send the fields that a form hides, so this leaves out the contact that the
 * chosen preference doesn't use, and the plus-ones and the details for the caterer of a guest who doesn't say yes. Without a preference,
 * notifications go to the email address, if there is one. A number of plus-ones that isn't a number is NaN, which `validateRsvp` refuses.
 */
export function parseRsvpForm(entries: Iterable<readonly [string, unknown]>): RsvpValues {
  const fields = [...entries]
  const text = (name: string): string => {
    const [value] = [fields.find(([field]) => field === name)?.[1]].flat()
    return typeof value === 'string' ? value : ''
  }
  const rsvpStatus = asChoice(text('rsvpStatus'))
  const chosenPreference = asPreference(text('notificationPreference'))
  const email = chosenPreference === preference.phone ? '' : text('email')
  const isYes = rsvpStatus === 'YES'
  return {
    rsvpStatus,
    name: text('name'),
    email,
    phone: chosenPreference === preference.email ? '' : text('phone'),
    notificationPreference: chosenPreference ?? (email.trim() === '' ? undefined : preference.email),
    // Without JavaScript, browsers submit CRLF line endings.
    rsvpMessage: text('rsvpMessage').replaceAll('\r\n', '\n'),
    additionalGuestCount: isYes ? wholeNumber(text('additionalGuestCount')) : 0,
    answers: formResponses(fields),
    ...(isYes ? { heads: formHeads(fields) } : {}),
  }
}

/** Returns the number in a field, which is 0 if the field is empty. Number() would also accept 0x2 and 1e0, which our form never sends. */
function wholeNumber(text: string): number {
  const digits = text.trim()
  if (digits === '') return 0
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
}

/**
 * Returns the errors of an RSVP, by field (VAL-06, VAL-13..18, VAL-44); empty if there are none. An email address or phone number may be
 * left empty if the server already has it or the form doesn't ask for it.
 */
export function validateRsvp(values: RsvpValues, context: RsvpContext): RsvpFormErrors {
  const { before, contacts, hidden, questions } = context
  const { rsvpStatus, answers, heads, additionalGuestCount } = values
  const isYes = rsvpStatus === 'YES'
  const errors: RsvpFormErrors = rsvpErrors(values, isYes && before !== 'YES')
  const optional: readonly ContactKind[] = asksForContact(context, contacts, before !== undefined)
    ? contacts
    : ['email', 'phone']
  for (const kind of optional) if (values[kind].trim() === '') delete errors[kind]
  if (isYes) {
    // A number of plus-ones that is invalid has its own error.
    const partySize = 1 + (errors.additionalGuestCount === undefined ? additionalGuestCount : 0)
    const all = mergeResponses(answers, hidden.answers)
    const wrong = responseErrors(questions, all, partySize, hidden.respondedQuestions)
    if (Object.keys(wrong).length > 0) errors.answers = wrong
    const wrongHeads = heads ? headErrors(heads, additionalGuestCount) : {}
    if (Object.keys(wrongHeads).length > 0) errors.heads = wrongHeads
  }
  if (rsvpStatus === undefined) errors.form = copy.chooseRsvp
  if (rsvpStatus === 'SEEN' && isBlank(values.rsvpMessage)) errors.rsvpMessage = copy.messageRequired
  return errors
}

/**
 * Returns the RSVP to send for valid values. Leaves out what the guest left unchanged without seeing it, so that the server keeps it:
 * the message, unless the RSVP changes, and details for the caterer. Responses that the guest cleared are empty, so that the server
 * removes them.
 */
export function attendanceOf(
  values: RsvpValues & { rsvpStatus: RsvpChoice },
  { questions, before, visible, hidden }: RsvpContext,
): Omit<Attendance, 'inviteeId'> {
  const { rsvpStatus, rsvpMessage, additionalGuestCount, notificationPreference, heads } = values
  const phone = toE164(values.phone)
  const email = typedEmail(values.email)
  const isOther = before !== undefined && before !== rsvpStatus
  const keepsMessage = hidden.rsvpMessage && rsvpMessage === visible.rsvpMessage && !isOther
  const keepsHeads = heads === undefined || (hidden.heads && Object.keys(heads).length === 0)
  const all = mergeResponses(values.answers, hidden.answers)
  // Only a yes is asked questions. With another RSVP, invalid responses are left out.
  const wrong = responseErrors(questions, all, additionalGuestCount + 1, hidden.respondedQuestions)
  // The form also has the fields of questions that it hides.
  const answers = askedResponses(questions, all, hidden.respondedQuestions).filter(
    (one) => values.answers.includes(one) && wrong[one.questionUuid] === undefined,
  )
  return {
    rsvpStatus,
    ...(rsvpStatus === 'SEEN' ? { messageOnly: true } : {}),
    name: values.name.trim(),
    additionalGuestCount,
    ...(keepsMessage ? {} : { rsvpMessage }),
    answers: [...answers, ...clearedResponses(answers, visible.answers)],
    ...(keepsHeads ? {} : { heads }),
    ...(email === '' ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(notificationPreference === undefined ? {} : { notificationPreference }),
  }
}
