import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { FormDialog } from '../../../parts/FormDialog.tsx'
import { call } from '../../../platform/api/call.ts'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { emailProblem, takenEmail } from './guestEdit.ts'
import { sentText } from './sendInPages.ts'

export interface ResendInviteProps {
  eventId: string
  guest: Invitee
  invitees: readonly Invitee[]
  onClose: () => void
}

/** Dialog to resend an undelivered invite to a corrected email address (GLIST-12). */
export function ResendInvite({ eventId, guest, invitees, onClose }: ResendInviteProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: guest.email ?? '' } })
  const sending = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      call('sendInvites', { eventId, inviteIds: [guest.inviteeId], email: typedEmail(email) }),
    onSuccess: async ({ triggered }) => {
      await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
      notify({ level: triggered === 0 ? 'warn' : 'info', text: sentText(triggered) })
      onClose()
    },
    onError: (error) => {
      const isTaken = error instanceof CallError && error.reason === 'alreadyInvited'
      setError('email', { message: isTaken ? takenEmail : errorMessage(error) }, { shouldFocus: true })
    },
  })
  return (
    <FormDialog
      size="small"
      title={copy.editAndResend}
      description={copy.undelivered(
        <bdi translate="no" key="guest" className="font-semibold text-ink">
          {guest.name}
        </bdi>,
      )}
      submitLabel={copy.resend}
      busy={sending.isPending}
      onSubmit={(submitted) => void handleSubmit((fields) => sending.mutate(fields))(submitted)}
      onClose={onClose}
    >
      <TextField
        {...register('email', { validate: (email) => emailProblem(email, guest, invitees) ?? true })}
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={limits.email}
        error={formState.errors.email?.message}
      />
    </FormDialog>
  )
}
