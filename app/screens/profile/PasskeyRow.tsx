import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/passkeys'
import type { Passkey } from '@festoon/contract/nouns/security/passkey'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import { activityQuery, passkeysQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { RenamePasskey } from './RenamePasskey.tsx'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A row with one of the user's passkeys. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { passkeyId, name, createdAt, lastUsedAt } = passkey
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const close = (): void => setOpen(undefined)
  const removal = useMutation({
    mutationFn: () => call('removePasskey', { passkeyId }),
    onSuccess: ({ passkeys }) => {
      notify({ level: 'info', text: copy.removed })
      queryClient.setQueryData(passkeysQuery.queryKey, passkeys)
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
    },
    onError: (error) => {
      close()
      notify({ level: 'error', text: errorMessage(error) })
    },
  })
  const addedOn = dates.format(createdAt)
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grid-cols-1">
        <bdi translate="no" className="font-semibold wrap-anywhere">
          {name}
        </bdi>
        <span className="text-label text-ink-muted">
          {lastUsedAt === undefined ? copy.added(addedOn) : copy.addedAndUsed(addedOn, dates.format(lastUsedAt))}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="small" aria-label={copy.renameLabel(name)} onClick={() => setOpen('rename')}>
          {copy.rename}
        </Button>
        <Button tone="quiet" size="small" aria-label={copy.removeLabel(name)} onClick={() => setOpen('remove')}>
          {copy.remove}
        </Button>
      </div>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={copy.removeTitle}
        text={copy.removeDetail(name)}
        confirmLabel={copy.remove}
        tone="danger"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </li>
  )
}
