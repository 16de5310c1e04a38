import * as copy from '@festoon/contract/messages/guests/addGuests'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { nameInOrder } from '@festoon/contract/rules/people/nameInOrder'
import { toE164 } from '@festoon/contract/rules/phone'

/** The name and email address, or else the phone number, that the host typed for a person. */
export interface TypedPerson {
  name: string
  email: string
  phone?: string
}

/**
 * The state of adding a person (PICK-07): no form, a form that asks for the missing email address (`byName`), or a form that
 * asks for the missing name (`byEmail`). `typedPerson` holds the form's initial values, and `problem` the error message for the
 * submitted text.
 */
export type AddFlow = { mode: 'none'; problem?: string } | { mode: 'byName' | 'byEmail'; typedPerson: TypedPerson }

export type AddFlowEvent =
  /**
   * The host submitted text instead of picking a suggestion. `knownName` is the name already known for the email address in the
   * text, if any.
   */
  | { type: 'submit'; text: string; knownName?: string }
  | { type: 'createContact'; text: string }
  /** The host picked a suggested person who has no name. */
  | { type: 'nameless'; email: string }
  | { type: 'typed' }
  | { type: 'refused'; problem: string }
  | { type: 'cancel' }
  | { type: 'added' }

export const noFlow: AddFlow = { mode: 'none' }

/**
 * Splits a string into a name and an email address. The email address is empty if the string doesn't end in a word with an `@`. A phone
 * number at the end is no part of the name.
 */
function split(text: string): TypedPerson {
  const [, name = '', email = ''] = /^(.*?)[\s,;<]*([^\s,;<>]*@[^\s,;<>]*)>?$/su.exec(text.trim()) ?? []
  if (email === '') return splitPhone(text.trim())
  return { name: nameInOrder(name.replaceAll('"', '').trim()), email: typedEmail(email) }
}

function splitPhone(text: string): TypedPerson {
  const [, name = '', phone = ''] = /^(.*?)[\s,;:]*([(+＋]?\p{Nd}[\p{Nd}\s().-]{6,})$/su.exec(text) ?? []
  return toE164(phone) === undefined ? { name: text, email: '' } : { name: name.trim(), email: '', phone: phone.trim() }
}

/**
 * Returns the name and email address in a string that contains both, such as `Ana <ana@x.org>` or `Ana ana@x.org`; null for
 * other strings.
 */
export function pairIn(text: string): TypedPerson | null {
  const person = split(text)
  return person.name !== '' && isEmail(person.email) ? person : null
}

/**
 * Returns the next state of adding a person (PICK-08..11). Text with both a name and an email address opens no form, because
 * the person can be added right away.
 */
export function addFlow(flow: AddFlow, event: AddFlowEvent): AddFlow {
  switch (event.type) {
    case 'cancel':
    case 'added':
      // A new object, so that the field is focused again for the next person.
      return { ...noFlow }
    case 'typed':
      return flow.mode === 'none' ? noFlow : flow
    case 'refused':
      return flow.mode === 'none' ? { mode: 'none', problem: event.problem } : flow
    case 'nameless':
      return { mode: 'byEmail', typedPerson: { name: '', email: event.email } }
    case 'createContact':
      return { mode: 'byName', typedPerson: split(event.text) }
    case 'submit': {
      if (flow.mode !== 'none') return flow
      const typedPerson = split(event.text)
      if (typedPerson.name === '' && typedPerson.email === '' && typedPerson.phone === undefined)
        return { mode: 'none', problem: copy.nameMissing }
      if (pairIn(event.text)) return noFlow
      const isBareEmail = typedPerson.name === '' && isEmail(typedPerson.email)
      return isBareEmail
        ? { mode: 'byEmail', typedPerson: { ...typedPerson, name: event.knownName ?? '' } }
        : { mode: 'byName', typedPerson }
    }
  }
}
