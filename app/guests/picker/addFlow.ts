import { isEmail } from '@festoon/contract/rules/email'
import * as copy from '@festoon/contract/messages/guests/addGuests'

/** A person's name and email address as typed. */
export interface TypedPerson {
  name: string
  email: string
}

/**
 * The state of adding a person (PICK-07): no form, or a form that asks for the email address (`byName`) or the name
 * (`byEmail`). `typed` holds the initial values, and `problem` the error in the submitted text.
 */
export type AddFlow = { mode: 'none'; problem?: string } | { mode: 'byName' | 'byEmail'; typed: TypedPerson }

export type AddFlowEvent =
  /** Text was submitted without picking a suggestion. `knownName` is the name that goes with the email address, if known. */
  | { type: 'submit'; text: string; knownName?: string }
  | { type: 'createContact'; text: string }
  /** A person without a name was picked. */
  | { type: 'nameless'; email: string }
  | { type: 'typed' }
  | { type: 'refused'; problem: string }
  | { type: 'cancel' }
  | { type: 'added' }

export const noFlow: AddFlow = { mode: 'none' }

/** Splits a text into a name and, if the last word looks like one, an email address. */
function split(text: string): TypedPerson {
  const [, name = '', email = ''] = /^(.*?)[\s,;<]*([^\s,;<>]*@[^\s,;<>]*)>?\s*$/su.exec(text.trim()) ?? []
  if (email === '') return { name: text.trim(), email: '' }
  return { name: name.replaceAll('"', '').trim(), email }
}

/** Returns the person in a text with both name and email address, such as `Ana <ana@x.org>` or `Ana ana@x.org`; else null. */
export function pairIn(text: string): TypedPerson | null {
  const person = split(text)
  return person.name !== '' && isEmail(person.email) ? person : null
}

/**
 * Returns the next state of adding a person (PICK-08..11). A text with both name and email address leaves the state unchanged,
 * because the person is added without a form.
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
      return { mode: 'byEmail', typed: { name: '', email: event.email } }
    case 'createContact':
      return { mode: 'byName', typed: split(event.text) }
    case 'submit': {
      if (flow.mode !== 'none') return flow
      const typed = split(event.text)
      if (typed.name === '' && typed.email === '') return { mode: 'none', problem: copy.nameMissing }
      if (pairIn(event.text)) return noFlow
      const isBareEmail = typed.name === '' && isEmail(typed.email)
      return isBareEmail
        ? { mode: 'byEmail', typed: { ...typed, name: event.knownName ?? '' } }
        : { mode: 'byName', typed }
    }
  }
}
