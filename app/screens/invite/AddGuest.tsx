import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react'
import { failures } from '@festoon/contract/messages/failures'
import * as copy from '@festoon/contract/messages/guests/addGuests'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { addFlow, noFlow, pairIn } from '../../features/guests/picker/addFlow.ts'
import { isPeopleList } from '../../features/guests/picker/isPeopleList.ts'
import { PersonForm, type PersonFormProps } from '../../features/guests/picker/PersonForm.tsx'
import { PersonPicker } from '../../features/guests/picker/PersonPicker.tsx'
import type { Candidate } from '../../features/guests/picker/suggestions.ts'
import { useAddGuest, type NewGuest } from '../../features/guests/picker/useAddGuest.ts'
import { useInsertedList, type InsertedList } from '../../features/guests/picker/useInsertedList.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'

// Loaded on first use, because most hosts add guests one by one.
const PasteEmails = lazyPart(() =>
  import('../../features/guests/import/PasteEmails.tsx').then((module) => module.PasteEmails),
)

const frame = 'rounded-lg bg-surface p-5 wide:p-7'

/**
 * Form for adding guests one at a time. The host picks a suggestion or types text such as `Ana <ana@x.org>`. If the name or
 * email address is missing, a second form asks for it, and for the person's RSVP (PICK-01, PICK-07..11). A list of people opens
 * in the dialog for pasted emails.
 */
export function AddGuest({ event, invitees }: { event: EventView; invitees: readonly Invitee[] }) {
  const [flow, send] = useReducer(addFlow, noFlow)
  const [text, setText] = useState('')
  /** The list of people in the dialog for pasted emails; null if it is closed. */
  const [list, setList] = useState<InsertedList | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { add, isInvited, isAdding } = useAddGuest(event.id, invitees)
  const notify = useNotice()

  // Runs after rendering, because an empty field, or one with an error, doesn't open its list on focus.
  useEffect(() => {
    if (flow !== noFlow && flow.mode === 'none') field.current?.focus()
  }, [flow])

  useInsertedList(field, flow.mode === 'none', setList)

  const addDirectly = async (guest: NewGuest): Promise<void> => {
    if (isAdding) return
    const failure = await add(guest)
    if (failure) return send({ type: 'refused', problem: failure.text })
    finish()
  }
  const finish = (): void => {
    setText('')
    send({ type: 'added' })
  }
  const pick = (person: Candidate, email: string | undefined): void => {
    const address = email ?? person.emails[0]
    if (person.userId !== undefined) void addDirectly({ name: person.name, userId: person.userId })
    else if (address !== undefined && person.name !== '') void addDirectly({ name: person.name, email: address })
    else if (address !== undefined) send({ type: 'nameless', email: address })
  }
  const submit = (submitEvent: SyntheticEvent): void => {
    submitEvent.preventDefault()
    if (isPeopleList(text)) return setList({ text, isWholeField: true })
    const person = pairIn(text)
    if (person) return void addDirectly(person)
    const email = typedEmail(text)
    if (isEmail(email) && isInvited(email)) return send({ type: 'refused', problem: failures.alreadyInvited })
    send({ type: 'submit', text })
  }
  const addTyped: PersonFormProps['onPerson'] = async (person) => {
    const failure = await add({ ...person, email: person.email === '' ? undefined : person.email })
    if (failure?.kind === 'phone') return { phoneError: failure.text }
    if (failure?.kind === 'invited') return { emailError: failure.text }
    if (failure) {
      notify({ level: 'error', text: failure.text })
      return 'failed'
    }
    finish()
    return undefined
  }

  if (flow.mode !== 'none')
    return (
      <div className={frame}>
        <PersonForm
          heading={copy.addGuest}
          submitLabel={copy.add}
          typedPerson={flow.typedPerson}
          offersWays
          offersMaybe={event.allowMaybe}
          onPerson={addTyped}
          onCancel={() => send({ type: 'cancel' })}
        />
      </div>
    )
  return (
    <div className={frame}>
      <form
        noValidate
        aria-labelledby="add-guest"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 wide:gap-x-4"
      >
        <h2 id="add-guest" className="col-span-2 font-display text-title">
          {copy.addGuest}
        </h2>
        <PersonPicker
          label={copy.nameOrEmail}
          placeholder={copy.nameOrEmailExample}
          invitees={invitees}
          text={text}
          onTextChange={(next) => {
            setText(next)
            send({ type: 'typed' })
          }}
          onPick={pick}
          onCreate={() =>
            isPeopleList(text) ? setList({ text, isWholeField: true }) : send({ type: 'createContact', text })
          }
          error={flow.problem}
          fieldRef={field}
        />
        <Button type="submit" busy={isAdding} className="mt-7">
          {copy.add}
        </Button>
      </form>
      {list !== null && (
        <PasteEmails
          event={event}
          startText={list.text}
          onAdded={() => {
            if (list.isWholeField) setText('')
          }}
          onClose={() => setList(null)}
        />
      )}
    </div>
  )
}
