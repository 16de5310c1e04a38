import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import { dialableNumber } from '@festoon/contract/rules/phone'
import { displayPhone } from '@festoon/ui/phone'
import { PhoneField } from '@festoon/ui/PhoneField'
import { TextField } from '@festoon/ui/TextField'
import { putInvitees } from '../../features/guests/list/inviteeCache.ts'
import { phoneProblem, type TextGuest } from '../../features/guests/texts/textGuest.ts'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

interface EditTextGuestProps {
  eventId: string
  guest: TextGuest
  guests: readonly TextGuest[]
  /** Called with the number, or '' to remove it from this device. */
  onPhone: (phone: string) => void
  onClose: () => void
}

/** Dialog for the name and number of a guest to text. Only the name is sent to the server. */
export function EditTextGuest({ eventId, guest, guests, onPhone, onClose }: EditTextGuestProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(guest.name)
  const [typedNumber, setTypedNumber] = useState(guest.phone === undefined ? '' : displayPhone(guest.phone))
  const [isTried, setTried] = useState(false)
  const isEmpty = typedNumber.trim() === ''
  const problem = isEmpty ? undefined : phoneProblem(typedNumber, guest.id, guests)
  const saving = useMutation({
    mutationFn: async () => {
      if (name.trim() === guest.name) return
      const { invitee } = await call('editInvitee', { eventId, invitee: { inviteeId: guest.id, name: name.trim() } })
      await putInvitees(queryClient, eventId, [invitee])
    },
    onSuccess: () => {
      onPhone(isEmpty ? '' : (dialableNumber(typedNumber) ?? ''))
      onClose()
    },
  })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '' && problem === undefined) saving.mutate()
  }
  return (
    <FormDialog
      title={copy.editTitle}
      submitLabel={copy.save}
      busy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={copy.name}
        autoComplete="off"
        maxLength={limits.name}
        value={name}
        error={isTried && name.trim() === '' ? copy.nameMissing : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PhoneField
        label={copy.phone}
        autoComplete="off"
        hint={guest.listedPhone === undefined ? copy.editHint : copy.listedNumber}
        value={typedNumber}
        error={isTried ? problem : undefined}
        onChange={({ currentTarget }) => setTypedNumber(currentTarget.value)}
      />
      <p role="alert" className="text-body text-error empty:hidden">
        {saving.error && errorMessage(saving.error)}
      </p>
    </FormDialog>
  )
}
