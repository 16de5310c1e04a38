import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/proof'
import type { User } from '@festoon/contract/nouns/account'
import type { Pii } from '@festoon/contract/nouns/merge'
import { Dialog } from '@festoon/ui/Dialog'
import { call } from '../../platform/api/call.ts'
import { passkeysQuery, userQuery } from '../../platform/api/queries.ts'
import type { ProofContact } from '../../platform/rpc/askForProof.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { askForPasskey, knowsPasskeys } from '../passkeys/passkeyCeremonies.ts'
import { ProofChoice } from './ProofChoice.tsx'
import { ProofCode } from './ProofCode.tsx'
import { prove } from './prove.ts'

/** Returns the user's own contacts, to which a proof code can be sent. */
const contactsOf = ({ emails, phones }: User): Pii[] => [
  ...emails.map((emailAddress) => ({ emailAddress })),
  ...phones.map((phoneNumber) => ({ phoneNumber })),
]

interface ProofDialogProps {
  contact: ProofContact
  onClose: (isProven: boolean) => void
}

/**
 * Dialog in which the user proves that they are present, before a change that could lock them out of their account. Sends a code
 * to one of the account's own email addresses or phone numbers, or uses one of its passkeys. If only one contact will do, sends the
 * code there.
 */
export function ProofDialog({ contact, onClose }: ProofDialogProps) {
  const { userId } = useSession()
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  const [sentTo, setSentTo] = useState<Pii | null>(null)
  const send = useMutation({
    mutationFn: async (pii: Pii) => {
      const { success, errorMessage } = await call('sendProofCode', { pii })
      if (!success) throw new CallError('providerFailed', errorMessage ?? copy.notSent)
      return pii
    },
    onSuccess: setSentTo,
  })
  const check = useMutation({
    mutationFn: async (input: { pii: Pii; code: string }) => prove('proveWithCode', input),
    onSuccess: () => onClose(true),
  })

  const { data: passkeys = [] } = useQuery(passkeysQuery)
  const hasPasskeys = contact === undefined && passkeys.length > 0 && knowsPasskeys()
  const withPasskey = useMutation({
    mutationFn: async () => {
      const passkey = await askForPasskey()
      if (passkey) await prove('proveWithPasskey', { passkey })
      return passkey !== undefined
    },
    onSuccess: (isProven) => {
      if (isProven) onClose(true)
    },
  })

  return (
    <Dialog
      open
      size="small"
      title={copy.title}
      description={contact === undefined ? copy.description : copy.contactDescription}
      closesOutside={sentTo === null}
      onOpenChange={(open) => {
        if (!open) onClose(false)
      }}
    >
      {sentTo === null ? (
        <ProofChoice
          contacts={contact ? [contact] : user && contactsOf(user)}
          isBusy={send.isPending}
          error={send.error ?? withPasskey.error}
          onChoose={(pii) => send.mutate(pii)}
          onPasskey={hasPasskeys ? () => withPasskey.mutate() : undefined}
        />
      ) : (
        <ProofCode
          sentTo={sentTo}
          isBusy={check.isPending}
          error={check.error}
          onCode={(code) => check.mutateAsync({ pii: sentTo, code }).catch(() => undefined)}
          onResend={() => send.mutateAsync(sentTo).catch(() => undefined)}
          onBack={() => {
            check.reset()
            setSentTo(null)
          }}
        />
      )}
    </Dialog>
  )
}
