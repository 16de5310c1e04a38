import { Button } from '@festoon/ui/Button'
import { Toast } from '@festoon/ui/Toast'
import { missingText } from './missingItems.ts'
import type { EventFields } from './eventFields.ts'
import * as copy from '@festoon/contract/messages/edit/editor'

export interface EditorToastProps {
  fields: EventFields
  isSignedIn: boolean
  /** True if a tab of the side panel is open. */
  isPanelOpen: boolean
  onSaveDraft: () => void
}

/** Toast that lists the missing required fields, with a button to save the event as a draft (EDIT-03..07). */
export function EditorToast({ fields, isSignedIn, isPanelOpen, onSaveDraft }: EditorToastProps) {
  const text = missingText(fields)
  return (
    <Toast
      label={copy.stillMissing}
      // Above the tabs on a phone, beside the panel on a desktop. Hidden while address suggestions are open.
      className={`group-has-[[role=combobox][aria-expanded=true]]/editor:invisible ${isPanelOpen ? 'max-wide:hidden wide:start-124' : 'max-wide:bottom-19 wide:start-24'}`}
      action={
        <Button size="small" tone="quiet" onClick={onSaveDraft}>
          {isSignedIn ? copy.saveDraft : copy.logInToSaveDraft}
        </Button>
      }
    >
      {text}
    </Toast>
  )
}
