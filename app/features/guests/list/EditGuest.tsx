import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Heads } from '@festoon/contract/nouns/catering/heads'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { formHeads, headErrors, type HeadErrors } from '@festoon/contract/rules/catering/formHeads'
import { asRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import { FormDialog } from '../../../parts/FormDialog.tsx'
import { call } from '../../../platform/api/call.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { HeadFields } from '../heads/HeadFields.tsx'
import { GuestDetail } from './GuestDetail.tsx'
import {
  connectedLabel,
  editOf,
  emailProblem,
  fieldsOf,
  hasNewEmail,
  maxPartySize,
  mayLackEmail,
  nameProblem,
} from './guestEdit.ts'
import { takenEmail, type GuestFields } from './guestEdit.ts'
import { putInvitees } from './inviteeCache.ts'
import { WaitlistButtons } from './WaitlistButtons.tsx'

export interface EditGuestProps {
  event: EventView
  guest: Invitee
  /** The whole guest list, for detecting duplicate email addresses. */
  invitees: readonly Invitee[]
  onClose: () => void
  /** Called when the host chooses to remove the guest; absent if the host may not remove the guest. */
  onRemove?: (() => void) | undefined
}

/** Dialog for a host to edit a guest and read their responses (EVPAGE-12, AUTHZ-16, INV-11, INV-16, INV-18, VAL-39..43). */
export function EditGuest({ event, guest, invitees, onClose, onRemove }: EditGuestProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const { register, handleSubmit, formState, setError, setValue, control } = useForm<GuestFields>({
    defaultValues: fieldsOf(guest),
  })
  const fields = useWatch({ control })
  const rsvp = fields.rsvp ?? ''
  const isOrganizer = guest.role === 'organizer'
  const saving = useMutation({
    mutationFn: ({ edited, heads }: { edited: GuestFields; heads: Heads | undefined }) =>
      call('editInvitee', { eventId: event.id, invitee: { ...editOf(edited, guest), ...(heads ? { heads } : {}) } }),
    onSuccess: async ({ invitee }) => {
      await putInvitees(queryClient, event.id, [invitee])
      notify({ level: 'info', text: copy.saved(invitee.name) })
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
  const [problems, setProblems] = useState<HeadErrors>({})
  const { name: nameError, email: emailError } = formState.errors
  const hasOutdatedLink = guest.inviteStatus !== 'PENDING' && hasNewEmail({ email: fields.email ?? '' }, guest)

  const submit = (submitEvent: SyntheticEvent): void => {
    const form = submitEvent.currentTarget
    void handleSubmit((values) => {
      const heads = form instanceof HTMLFormElement && values.rsvp === 'YES' ? formHeads(new FormData(form)) : undefined
      const errors = heads ? headErrors(heads, values.total - 1) : {}
      setProblems(errors)
      const isChanged = heads && !sameContent(heads, guest.heads ?? {})
      if (Object.keys(errors).length === 0) saving.mutate({ edited: values, heads: isChanged ? heads : undefined })
    })(submitEvent)
  }

  return (
    <FormDialog
      title={isOrganizer ? copy.editHost : copy.editGuest}
      submitLabel={copy.save}
      busy={saving.isPending}
      closesOutside={!formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
      action={
        onRemove && (
          <Button tone="plain" className="me-auto" disabled={saving.isPending} onClick={onRemove}>
            {copy.remove}
          </Button>
        )
      }
    >
      <GuestDetail event={event} guest={guest} />
      <WaitlistButtons event={event} guest={guest} />
      <TextField
        {...register('name', { validate: (name) => nameProblem(name) ?? true })}
        label={copy.name}
        autoComplete="off"
        required
        maxLength={limits.name}
        error={nameError?.message}
      />
      {guest.isConnected ? (
        <TextField label={copy.email} value={connectedLabel} hint={guest.email} disabled readOnly />
      ) : (
        <TextField
          {...register('email', { validate: (email) => emailProblem(email, guest, invitees) ?? true })}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required={!mayLackEmail(guest)}
          maxLength={limits.email}
          hint={hasOutdatedLink ? copy.newEmailHint : undefined}
          error={emailError?.message}
        />
      )}
      {!isOrganizer && (
        <Choice
          legend={copy.attending}
          name="rsvp"
          options={rsvpOptions.filter(
            ({ value }) => value !== 'MAYBE' || event.allowMaybe || guest.rsvpStatus === value,
          )}
          value={rsvp}
          onValueChange={(value) => setValue('rsvp', asRsvp(value) ?? '', { shouldDirty: true })}
        />
      )}
      {rsvp === 'YES' && (
        <NumberStepper
          label={copy.totalAttending}
          hint={copy.totalAttendingHint}
          min={1}
          max={maxPartySize}
          value={fields.total ?? 1}
          onValueChange={(total) => setValue('total', total, { shouldDirty: true })}
        />
      )}
      {rsvp === 'YES' && event.headDetails && (
        <HeadFields
          details={event.headDetails}
          start={guest.heads}
          errors={problems}
          partySize={fields.total ?? 1}
          isForHost
        />
      )}
    </FormDialog>
  )
}

const rsvpOptions = [
  { value: 'YES', label: copy.yes },
  { value: 'MAYBE', label: copy.maybe },
  { value: 'NO', label: copy.no },
] as const
