import { useNavigate } from 'react-router-dom'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { CallError } from '../api/postCall.ts'
import * as paths from '../pathTo.ts'

/** Whether a draft could not be had because there is none. */
export const isDraftMissing = (error: Error | null): boolean =>
  error instanceof CallError && (error.reason === 'draftNotFound' || error.reason === 'invalid')

/** There is no such draft, or no longer (ERR-25, ERR-26). */
export function DraftMissing() {
  const navigate = useNavigate()
  const leave = (): void => void navigate(paths.events('Drafts'), { replace: true })
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="small"
      title="Draft Error"
      description="This draft does not exist."
      actions={<Button onClick={leave}>View my drafts</Button>}
    />
  )
}
