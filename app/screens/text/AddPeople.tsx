import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import { dialableNumber } from '@festoon/contract/rules/phone'
import { Button } from '@festoon/ui/Button'
import { FileUpload } from '@festoon/ui/FileUpload'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import { putInvitees } from '../../features/guests/list/inviteeCache.ts'
import { phoneProblem, type TextGuest } from '../../features/guests/texts/textGuest.ts'
import { call } from '../../platform/api/call.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { AddedPeople } from './AddedPeople.tsx'
import { canPickContacts, pickContacts } from './contactPicker.ts'
import { contactsIn, type FoundContacts } from './contactsIn.ts'
import { sortOut, type SortedContacts } from './sortOut.ts'

interface AddPeopleProps {
  eventId: string
  /** The guests on the list. Their numbers aren't added again. */
  guests: readonly TextGuest[]
  /** Called with the phone numbers of the added people, by invitee id. */
  onPhones: (phones: Record<string, string>) => void
}

/**
 * Form for adding people to text: typed, from the phone's address book, or from a file. Only their names are sent to the server.
 */
export function AddPeople({ eventId, guests, onPhones }: AddPeopleProps) {
  const queryClient = useQueryClient()
  const [typedPerson, setTypedPerson] = useState({ name: '', phone: '' })
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [result, setResult] = useState<SortedContacts>()
  const nameField = useRef<HTMLInputElement>(null)
  // The same number keeps the same id across retries, even if the first result was lost.
  const ids = useRef(new Map<string, string>())
  const idOf = (phone: string): string => {
    const id = ids.current.get(phone) ?? newUuid()
    ids.current.set(phone, id)
    return id
  }
  const adding = useMutation({
    mutationFn: async ({ people, numbers }: SortedContacts) => {
      if (Object.keys(numbers).length > 0) onPhones(numbers)
      for (let from = 0; from < people.length; from += limits.inviteesPerCall) {
        const namedPeople = people
          .slice(from, from + limits.inviteesPerCall)
          .map(({ name, phone }) => ({ inviteeId: idOf(phone), name, phone }))
        const invitees = namedPeople.map(({ inviteeId, name }) => ({ inviteeId, name }))
        const queuedInvites = await call('queueInvites', { eventId, invitees })
        for (const { phone } of namedPeople) ids.current.delete(phone)
        onPhones(Object.fromEntries(namedPeople.map(({ inviteeId, phone }) => [inviteeId, phone])))
        await putInvitees(queryClient, eventId, queuedInvites.invitees)
      }
    },
  })
  /** Clears the result of the last attempt. */
  const begin = (): void => {
    setProblem(undefined)
    setResult(undefined)
  }
  const add = async (foundContacts: FoundContacts): Promise<boolean> => {
    const sortedContacts = sortOut(foundContacts, guests)
    try {
      await adding.mutateAsync(sortedContacts)
      setResult(sortedContacts)
      return true
    } catch (error) {
      setProblem(errorMessage(error))
      return false
    }
  }
  const addFile = async (file: File): Promise<void> => {
    begin()
    if (file.size > limits.csvBytes) return setProblem(copy.fileTooLarge)
    const fileContacts = contactsIn(await file.text())
    if (fileContacts.people.length + fileContacts.wrong.length === 0) return setProblem(copy.nothingInFile)
    await add(fileContacts)
  }
  const addPicked = async (): Promise<void> => {
    begin()
    try {
      const pickedContacts = await pickContacts()
      if (pickedContacts.people.length + pickedContacts.wrong.length > 0) await add(pickedContacts)
    } catch {
      setProblem(copy.contactsFailed)
    }
  }
  const name = typedPerson.name.trim()
  const phone = dialableNumber(typedPerson.phone)
  const phoneError = phoneProblem(typedPerson.phone, undefined, guests)
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (adding.isPending) return
    begin()
    setTried(true)
    if (name === '' || phone === undefined || phoneError !== undefined) return
    if (!(await add({ people: [{ name, phone }], wrong: [] }))) return
    setTypedPerson({ name: '', phone: '' })
    setTried(false)
    nameField.current?.focus()
  }
  return (
    <section aria-labelledby="add-people" className="grid grid-cols-1 gap-4">
      <h2 id="add-people" className="font-display text-title">
        {copy.addPeople}
      </h2>
      {canPickContacts() && (
        <Button tone="quiet" size="large" onClick={() => void addPicked()}>
          {copy.fromContacts}
        </Button>
      )}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 items-start gap-4 small:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField
          ref={nameField}
          label={copy.name}
          autoComplete="off"
          maxLength={limits.name}
          value={typedPerson.name}
          error={isTried && name === '' ? copy.nameMissing : undefined}
          onChange={({ currentTarget }) => setTypedPerson({ ...typedPerson, name: currentTarget.value })}
        />
        <PhoneField
          label={copy.phone}
          autoComplete="off"
          value={typedPerson.phone}
          error={isTried ? phoneError : undefined}
          onChange={({ currentTarget }) => setTypedPerson({ ...typedPerson, phone: currentTarget.value })}
        />
        <Button type="submit" busy={adding.isPending} className="small:mt-7">
          {copy.add}
        </Button>
      </form>
      <p role="alert" className="text-body text-error empty:hidden">
        {problem}
      </p>
      <AddedPeople result={result} />
      <FileUpload label={copy.fromFile} accept={['.vcf', '.csv']} onFiles={([file]) => file && void addFile(file)}>
        {copy.fromFileHint}
      </FileUpload>
    </section>
  )
}
