import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/account/passkeys'
import type { Passkey } from '@festoon/contract/nouns/security/passkey'
import { TextField } from '@festoon/ui/TextField'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { call } from '../../platform/api/call.ts'
import { activityQuery, passkeysQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

/** Dialog to rename a passkey. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(passkey.name)
  const renaming = useMutation({
    mutationFn: () => call('renamePasskey', { passkeyId: passkey.passkeyId, name: name.trim() }),
    onSuccess: ({ passkeys }) => {
      queryClient.setQueryData(passkeysQuery.queryKey, passkeys)
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
      onClose()
    },
  })
  return (
    <FormDialog
      size="small"
      title={copy.renameTitle}
      submitLabel={copy.save}
      busy={renaming.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') renaming.mutate()
      }}
    >
      <TextField
        label={copy.name}
        value={name}
        maxLength={limits.name}
        onChange={(event) => setName(event.target.value)}
        {...(renaming.error ? { error: errorMessage(renaming.error) } : {})}
      />
    </FormDialog>
  )
}
