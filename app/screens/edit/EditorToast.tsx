import * as copy from '@festoon/contract/messages/edit/editor'
import { Button } from '@festoon/ui/Button'
import { Toast } from '@festoon/ui/Toast'
import type { EventFields } from './eventFields.ts'
import { missingText } from './missingItems.ts'

export interface EditorToastProps {
  fields: EventFields
  isSignedIn: boolean
  onSaveDraft: () => void
  /** True if the toast is a part of the bar on phones. */
  isDocked?: boolean
  className?: string
}

/** Toast that lists the missing required fields, with a button to save the event as a draft (EDIT-03..07). */
export function EditorToast({ fields, isSignedIn, onSaveDraft, isDocked = false, className }: EditorToastProps) {
  return (
    <Toast
      label={copy.stillMissing}
      docked={isDocked}
      className={className}
      action={
        <Button
          size="small"
          tone={isDocked ? 'plain' : 'quiet'}
          className={isDocked ? 'min-h-6! border-0! px-0! py-0! text-caption! underline' : undefined}
          onClick={onSaveDraft}
        >
          {isSignedIn ? copy.saveDraft : copy.logInToSaveDraft}
        </Button>
      }
    >
      {missingText(fields)}
    </Toast>
  )
}
