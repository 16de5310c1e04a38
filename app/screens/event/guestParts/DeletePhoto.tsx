import { useState } from 'react'
import * as copy from '@festoon/contract/messages/eventParts'
import { failures } from '@festoon/contract/messages/failures'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { messageIn } from '../../../platform/rpc/messageIn.ts'

const messageOf = messageIn(failures)

/** Button that deletes the current photo after asking for confirmation. */
export function DeletePhoto({ onDelete }: { onDelete: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await onDelete()
      setAsking(false)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {copy.deleteThis}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.deletePhotoTitle}
        text={
          <>
            {copy.deletePhotoDetail}{' '}
            <span role="alert" className="text-error">
              {problem}
            </span>
          </>
        }
        tone="danger"
        confirmLabel={copy.deletePhoto}
        cancelLabel={copy.keepPhoto}
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
