import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestTasks'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import type { GuestTaskProps } from './guestTasks.ts'
import { useOwnEmail } from './useOwnEmail.ts'

/** Dialog for emailing a preview of the invite, by default to the host's own address (EVPAGE-20, INV-19, RPC-57, ERR-53). */
export function PreviewInvite({ event, onClose }: GuestTaskProps) {
  const notify = useNotice()
  const ownEmail = useOwnEmail()
  const [typedText, setTypedText] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const email = typedEmail(typedText ?? ownEmail)
  const sending = useMutation({
    mutationFn: () => call('sendTemplateEmail', { eventId: event.id, emailAddress: email }),
    onSuccess: () => {
      onClose()
      notify({ level: 'info', text: copy.previewSent(email) })
    },
  })
  const send = (): void => {
    if (sending.isPending) return
    setInvalid(!isEmail(email))
    if (isEmail(email)) sending.mutate()
    else field.current?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending.isPending) onClose()
      }}
      title={copy.sendPreview}
      description={copy.previewDetail}
      initialFocus={field}
      actions={
        <>
          <Button tone="quiet" disabled={sending.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={sending.isPending} onClick={send}>
            {copy.sendPreviewButton}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(submitEvent) => {
          submitEvent.preventDefault()
          send()
        }}
      >
        <TextField
          ref={field}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          value={typedText ?? ownEmail}
          error={isInvalid ? copy.emailInvalid : sending.error ? errorMessage(sending.error) : undefined}
          onChange={({ currentTarget }) => {
            setTypedText(currentTarget.value)
            setInvalid(false)
          }}
        />
      </form>
    </Dialog>
  )
}
