import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import { isEmail } from '@festoon/contract/rules/email'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import type { GuestTaskProps } from './guestTasks.ts'
import { useOwnEmail } from './useOwnEmail.ts'

/** Mails the invite to one address, the host's own at first, as guests will get it (EVPAGE-20, INV-19, RPC-57, ERR-53). */
export function PreviewInvite({ event, onClose }: GuestTaskProps) {
  const notify = useNotice()
  const ownEmail = useOwnEmail()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const email = (typed ?? ownEmail).trim()
  const sending = useMutation({
    mutationFn: () => call('sendTemplateEmail', { eventId: event.id, emailAddress: email }),
    onSuccess: () => {
      onClose()
      notify({ level: 'info', text: `Invite sent to ${email}.` })
    },
  })
  const send = (): void => {
    if (sending.isPending) return
    setWrong(!isEmail(email))
    if (isEmail(email)) sending.mutate()
    else field.current?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending.isPending) onClose()
      }}
      title="Send preview invite"
      description="The invite as your guests will get it. It says that it is a preview, and nobody can answer by it."
      initialFocus={field}
      actions={
        <>
          <Button tone="quiet" disabled={sending.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={sending.isPending} onClick={send}>
            Send preview
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault()
          send()
        }}
      >
        <TextField
          ref={field}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          value={typed ?? ownEmail}
          error={isWrong ? 'Please enter a valid email.' : sending.error ? errorMessage(sending.error) : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
