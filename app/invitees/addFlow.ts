import { isEmail } from '@festoon/contract/rules/email'

/** A person as typed. */
export interface TypedPerson {
  name: string
  email: string
}

/**
 * How somebody is being added (PICK-07): not at all, with the name given and the address asked for, or the other way round.
 * `typed`: what the form begins with. `problem`: what is wrong with what was submitted.
 */
export type AddFlow = { mode: 'none'; problem?: string } | { mode: 'byName' | 'byEmail'; typed: TypedPerson }

export type AddFlowEvent =
  /** Text was submitted, and nobody was picked. `knownName`: whose address it is, where that is known. */
  | { type: 'submit'; text: string; knownName?: string }
  | { type: 'createContact'; text: string }
  /** Somebody was picked of whom only the address is known. */
  | { type: 'nameless'; email: string }
  | { type: 'typed' }
  | { type: 'refused'; problem: string }
  | { type: 'cancel' }
  | { type: 'added' }

export const noFlow: AddFlow = { mode: 'none' }

/** What stands before the last word, and that word when it looks like an address. */
function split(text: string): TypedPerson {
  const [, name = '', email = ''] = /^(.*?)[\s,;<]*([^\s,;<>]*@[^\s,;<>]*)>?\s*$/su.exec(text.trim()) ?? []
  if (email === '') return { name: text.trim(), email: '' }
  return { name: name.replaceAll('"', '').trim(), email }
}

/** The person whom a text names whole, `Ana <ana@x.org>` or `Ana ana@x.org`: they are added at once. */
export function pairIn(text: string): TypedPerson | null {
  const person = split(text)
  return person.name !== '' && isEmail(person.email) ? person : null
}

/** The next state of adding somebody (PICK-08..11). A text that names a person whole is added, and changes nothing here. */
export function addFlow(flow: AddFlow, event: AddFlowEvent): AddFlow {
  switch (event.type) {
    case 'cancel':
    case 'added':
      // Another one than before: the field takes the focus for the next person.
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
      if (typed.name === '' && typed.email === '') return { mode: 'none', problem: 'Please enter a name.' }
      if (pairIn(event.text)) return noFlow
      const isBareEmail = typed.name === '' && isEmail(typed.email)
      return isBareEmail
        ? { mode: 'byEmail', typed: { ...typed, name: event.knownName ?? '' } }
        : { mode: 'byName', typed }
    }
  }
}
