import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { signOut } from '../../platform/session/session.ts'
import { useSite } from '../../platform/session/site.ts'

/** A button that, after a confirmation, ends all of the user's sessions, including this one. */
export function SignOutEverywhere() {
  const site = useSite()
  const notify = useNotice()
  const [isAsking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: async () => {
      await call('signOutEverywhere', {})
      await signOut(site)
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  return (
    <div>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
        {copy.signOutEverywhere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.signOutEverywhereTitle}
        text={copy.signOutEverywhereDetail}
        confirmLabel={copy.signOutEverywhere}
        tone="danger"
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </div>
  )
}
