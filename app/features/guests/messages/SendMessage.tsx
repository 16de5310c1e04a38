import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/guestMessages'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tabs } from '@festoon/ui/Tabs'
import { call } from '../../../platform/api/call.ts'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { messagesQuery } from '../../../platform/api/queries.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import type { GuestTaskProps } from '../guestTasks.ts'
import { useOwnEmail } from '../useOwnEmail.ts'
import { dropDraft, keepDraft, keptDraft, messageIdFor, type MessageDraft } from './messageDraft.ts'
import { messageErrors, type MessageErrors, type MessageFields } from './messageErrors.ts'
import { defaultGroups, recipientsIn } from './messageGroups.ts'
import { MessageHistory } from './MessageHistory.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { MessageWriter } from './MessageWriter.tsx'
import { sentNotice } from './sentNotice.ts'

const views = ['write', 'preview', 'sent'] as const
type View = (typeof views)[number]

/**
 * Dialog for sending a message to groups of guests, with a preview and the message history (EVPAGE-16, MSG-01, MSG-03, RPC-54,
 * ERR-52).
 */
export function SendMessage({ event, onClose }: GuestTaskProps) {
  const of = { eventId: event.id }
  const queryClient = useQueryClient()
  const notify = useNotice()
  const ownEmail = useOwnEmail()
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const { data: history } = useQuery(messagesQuery(event.id))
  const [view, setView] = useState<View>('write')
  const [writtenDraft, setWrittenDraft] = useState(() => keptDraft(of))
  const [wasSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const fields: MessageFields = {
    message: '',
    groups: defaultGroups,
    email: ownEmail,
    isTextBlast: false,
    ...writtenDraft,
  }
  const recipients = invitees && recipientsIn(invitees, fields.groups)
  const prefersPhone = event.communicationPreference === preference.phone
  const errors: MessageErrors = messageErrors(fields, { prefersPhone, recipients: recipients?.length })

  const change = (changes: MessageDraft): void => {
    const next = { ...writtenDraft, ...changes }
    setWrittenDraft(next)
    keepDraft(of, next)
  }
  const sending = useMutation({
    mutationFn: () => {
      const { isTextBlast } = fields
      const email = typedEmail(fields.email)
      const input = {
        message: fields.message.trim(),
        isTextBlast,
        sendToStatuses: [...fields.groups],
        ...(email === '' ? {} : { email }),
      }
      return call('sendEventComment', { eventId: event.id, messageId: messageIdFor(of, input), ...input })
    },
    onSuccess: async (result) => {
      dropDraft(of)
      onClose()
      notify({
        level: 'info',
        text: sentNotice(result),
      })
      await queryClient.invalidateQueries({ queryKey: ['messages', event.id] })
    },
  })
  const send = (): void => {
    setSubmitted(true)
    if (Object.keys(errors).length === 0) return sending.mutate()
    setView('write')
    // Waits until the fields are rendered with their errors.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending.isPending) onClose()
      }}
      closesOutside={fields.message === ''}
      title={copy.sendMessage}
      size="large"
      actions={
        <>
          <Button tone="quiet" disabled={sending.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={sending.isPending} onClick={send}>
            {copy.sendMessage}
          </Button>
        </>
      }
    >
      <Tabs
        label={copy.message}
        // Keeps the dialog's height when the tab changes.
        className="min-h-120 content-start"
        value={view}
        onValueChange={(value) => setView(views.find((name) => name === value) ?? 'write')}
        tabs={[
          { value: 'write', label: copy.write },
          { value: 'preview', label: copy.preview },
          { value: 'sent', label: copy.sent, count: history?.messages.length || undefined },
        ]}
      >
        {view === 'write' && (
          <div ref={form}>
            <MessageWriter
              fields={fields}
              onChange={change}
              errors={wasSubmitted ? errors : {}}
              problem={sending.error && (issueOf(sending.error) ?? errorMessage(sending.error))}
              invitees={invitees}
              isEmailOptional={prefersPhone}
            />
          </div>
        )}
        {view === 'preview' && (
          <MessagePreview
            event={event}
            message={fields.message}
            email={typedEmail(fields.email)}
            isTextBlast={fields.isTextBlast}
          />
        )}
        {view === 'sent' && <MessageHistory messages={history?.messages} invitees={invitees} />}
      </Tabs>
    </Dialog>
  )
}

/** Returns the server's message about the reply-to address or about a link, if that is why a message wasn't sent. */
const issueOf = (error: Error): string | undefined =>
  error instanceof CallError
    ? error.details.issues?.find(({ path }) => path === 'email' || path === 'message')?.message
    : undefined
