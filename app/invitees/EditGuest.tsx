import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { CallError } from '../api/postCall.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { GuestDetail } from './GuestDetail.tsx'
import { connectedLabel, editOf, emailProblem, fieldsOf, hasNewEmail, mostHeads, nameProblem } from './guestEdit.ts'
import { takenEmail, type GuestFields } from './guestEdit.ts'
import { putInvitees } from './inviteeCache.ts'
import { WaitlistButtons } from './WaitlistButtons.tsx'

export interface EditGuestProps {
  event: EventView
  guest: Invitee
  /** The whole guest list: an address may be on it once. */
  invitees: readonly Invitee[]
  onClose: () => void
  /** Asks to remove the guest; absent where nobody may. */
  onRemove?: (() => void) | undefined
}

/** What a host can change of a guest, and what the guest said (EVPAGE-12, AUTHZ-16, INV-11, INV-16, INV-18, VAL-39..43). */
export function EditGuest({ event, guest, invitees, onClose, onRemove }: EditGuestProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const { register, handleSubmit, formState, setError, setValue, control } = useForm<GuestFields>({
    defaultValues: fieldsOf(guest),
  })
  const fields = useWatch({ control })
  const answer = fields.answer ?? ''
  const isOrganizer = guest.role === 'organizer'
  const saving = useMutation({
    mutationFn: (edited: GuestFields) => call('editInvitee', { eventId: event.id, invitee: editOf(edited, guest) }),
    onSuccess: async ({ invitee }) => {
      await putInvitees(queryClient, event.id, [invitee])
      notify({ level: 'info', text: `${invitee.name} saved.` })
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError && error.reason === 'alreadyInvited')
        return setError('email', { message: takenEmail }, { shouldFocus: true })
      if (error instanceof CallError && error.reason === 'connectedAddress')
        return setError('email', { message: errorMessage(error) }, { shouldFocus: true })
      notify({ level: 'error', text: errorMessage(error) })
    },
  })
  const { name: nameError, email: emailError } = formState.errors
  const isReaddressed = guest.inviteStatus !== 'PENDING' && hasNewEmail({ email: fields.email ?? '' }, guest)

  return (
    <FormDialog
      title={isOrganizer ? 'Edit host' : 'Edit guest'}
      submitLabel="Save"
      busy={saving.isPending}
      closesOutside={!formState.isDirty}
      onSubmit={(submitted) => void handleSubmit((edited) => saving.mutate(edited))(submitted)}
      onClose={onClose}
      action={
        onRemove && (
          <Button tone="plain" className="me-auto" disabled={saving.isPending} onClick={onRemove}>
            Remove
          </Button>
        )
      }
    >
      <GuestDetail event={event} guest={guest} />
      <WaitlistButtons event={event} guest={guest} />
      <TextField
        {...register('name', { validate: (name) => nameProblem(name) ?? true })}
        label="Name"
        autoComplete="off"
        required
        maxLength={limits.name}
        error={nameError?.message}
      />
      {guest.isConnected ? (
        <TextField label="Email" value={connectedLabel} hint={guest.email} disabled readOnly />
      ) : (
        <TextField
          {...register('email', { validate: (email) => emailProblem(email, guest, invitees) ?? true })}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required={guest.phone === undefined}
          maxLength={limits.email}
          hint={isReaddressed ? 'The link in the old mail stops working: send the invite again.' : undefined}
          error={emailError?.message}
        />
      )}
      {!isOrganizer && (
        <Choice
          legend="Attending"
          name="answer"
          options={answers}
          value={answer}
          onValueChange={(value) => setValue('answer', value === 'YES' ? 'YES' : 'NO', { shouldDirty: true })}
        />
      )}
      {answer === 'YES' && (
        <NumberStepper
          label="Total attending"
          hint="With the guests they bring"
          min={1}
          max={mostHeads}
          value={fields.total ?? 1}
          onValueChange={(total) => setValue('total', total, { shouldDirty: true })}
        />
      )}
    </FormDialog>
  )
}

const answers = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
] as const
