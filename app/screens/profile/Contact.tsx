import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import type { Pii } from '@festoon/contract/nouns/merge'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import { activityQuery, userQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

interface ContactProps {
  kind: 'email' | 'phone'
  /** The email address or phone number as shown. */
  value: string
  pii: Pii
  /** True if it is the account's only contact, which can't be removed. */
  isOnly: boolean
}

/** A row with one of the user's email addresses or phone numbers, and a button to remove it. */
export function Contact({ kind, value, pii, isOnly }: ContactProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [isAsking, setAsking] = useState(false)
  const removal = useMutation({
    mutationFn: () => call('removeContact', { pii }),
    onSuccess: ({ user }) => {
      notify({ level: 'info', text: copy.contactRemoved(value) })
      queryClient.setQueryData(userQuery(user.id).queryKey, user)
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
    },
    onError: (error) => {
      setAsking(false)
      notify({ level: 'error', text: errorMessage(error) })
    },
  })
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="grid min-w-0 grid-cols-1">
        <bdi translate="no" className="font-semibold wrap-anywhere">
          {value}
        </bdi>
        <span className="text-label text-ink-muted">{kind === 'email' ? copy.email : copy.phone}</span>
      </div>
      {!isOnly && (
        <Button tone="quiet" size="small" aria-label={copy.removeContact(value)} onClick={() => setAsking(true)}>
          {copy.remove}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.removeContactTitle(kind)}
        text={copy.removeContactDetail(value)}
        confirmLabel={copy.remove}
        tone="danger"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </li>
  )
}
