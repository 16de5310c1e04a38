import { useState } from 'react'
import { failureText } from '@festoon/contract/failureText'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { messageIn } from '../../api/messageIn.ts'

const sentence = messageIn(failureText)

/** Takes the shown photo out of the album, once that was asked. */
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
      setProblem(sentence(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this photo?"
        text={
          <>
            It will be gone for everybody.{' '}
            <span role="alert" className="text-error">
              {problem}
            </span>
          </>
        }
        tone="danger"
        confirmLabel="Delete photo"
        cancelLabel="Keep it"
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
