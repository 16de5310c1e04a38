import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react'
import type { Invitee } from '@festoon/contract/guest'
import { isEmail } from '@festoon/contract/rules/email'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { addFlow, noFlow, pairIn } from '../../invitees/addFlow.ts'
import { PersonForm, type PersonFormProps } from '../../invitees/PersonForm.tsx'
import { PersonPicker } from '../../invitees/PersonPicker.tsx'
import type { Candidate } from '../../invitees/suggestions.ts'
import { useAddGuest, type NewGuest } from '../../invitees/useAddGuest.ts'

/** Adds people one by one: found, typed as `Ana <ana@x.org>`, or with what is missing asked for (PICK-01, PICK-07..11). */
export function AddGuest({ eventId, invitees }: { eventId: string; invitees: readonly Invitee[] }) {
  const [flow, send] = useReducer(addFlow, noFlow)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { add, isInvited, isAdding } = useAddGuest(eventId, invitees)
  const notify = useNotice()

  // Once what came of it is drawn: a field that is empty, or that has a problem, opens no list when it gets the focus.
  useEffect(() => {
    if (flow !== noFlow && flow.mode === 'none') field.current?.focus()
  }, [flow])

  const addAtOnce = async (guest: NewGuest): Promise<void> => {
    if (isAdding) return
    const refusal = await add(guest)
    if (refusal) return send({ type: 'refused', problem: refusal.text })
    done()
  }
  const done = (): void => {
    setText('')
    send({ type: 'added' })
  }
  const pick = (person: Candidate, email: string | undefined): void => {
    const address = email ?? person.emails[0]
    if (person.userId !== undefined) void addAtOnce({ name: person.name, userId: person.userId })
    else if (address !== undefined && person.name !== '') void addAtOnce({ name: person.name, email: address })
    else if (address !== undefined) send({ type: 'nameless', email: address })
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const person = pairIn(text)
    if (person) return void addAtOnce(person)
    const email = text.trim()
    if (isEmail(email) && isInvited(email)) return send({ type: 'refused', problem: 'Email has already been invited' })
    send({ type: 'submit', text })
  }
  const addTyped: PersonFormProps['onPerson'] = async (person) => {
    const refusal = await add(person)
    if (refusal?.kind === 'invited') return { emailError: refusal.text }
    if (refusal) {
      notify({ level: 'error', text: refusal.text })
      return 'failed'
    }
    done()
    return undefined
  }

  if (flow.mode !== 'none')
    return (
      <PersonForm
        heading="Add a guest"
        submitLabel="Add"
        typed={flow.typed}
        onPerson={addTyped}
        onCancel={() => send({ type: 'cancel' })}
      />
    )
  return (
    <ThemeScope preset="welcome" className="rounded-lg p-5 wide:p-7">
      <form
        noValidate
        aria-labelledby="add-guest"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 wide:gap-x-4"
      >
        <h2 id="add-guest" className="col-span-2 font-display text-title">
          Add a guest
        </h2>
        <PersonPicker
          label="Name or email"
          placeholder="Ana Ortiz <ana@example.com>"
          invitees={invitees}
          text={text}
          onTextChange={(next) => {
            setText(next)
            send({ type: 'typed' })
          }}
          onPick={pick}
          onCreate={() => send({ type: 'createContact', text })}
          error={flow.problem}
          fieldRef={field}
        />
        <Button type="submit" busy={isAdding} className="mt-7">
          Add
        </Button>
      </form>
    </ThemeScope>
  )
}
