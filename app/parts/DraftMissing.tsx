import { useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/ending'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import * as paths from '../platform/paths.ts'
import { CallError } from '../platform/rpc/postCall.ts'

/** Returns true if an error means that the draft doesn't exist or that its id is invalid. */
export const isDraftMissing = (error: Error | null): boolean =>
  error instanceof CallError && (error.reason === 'draftNotFound' || error.reason === 'invalid')

/** The dialog for a draft that doesn't exist or was deleted, with a button that opens the list of drafts (ERR-25, ERR-26). */
export function DraftMissing() {
  const navigate = useNavigate()
  const leave = (): void => void navigate(paths.events('Drafts'), { replace: true })
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="small"
      title={copy.draftError}
      description={copy.draftMissing}
      actions={<Button onClick={leave}>{copy.viewDrafts}</Button>}
    />
  )
}
