import { Button } from '@festoon/ui/Button'
import { Toast } from '@festoon/ui/Toast'
import { missingText } from './missingItems.ts'
import type { EventFields } from './eventFields.ts'

export interface EditorToastProps {
  fields: EventFields
  isSignedIn: boolean
  /** A tab of the side panel is open. */
  isPanelOpen: boolean
  onSaveDraft: () => void
}

/** What is still missing, at the bottom of the window until nothing is (EDIT-03..07). */
export function EditorToast({ fields, isSignedIn, isPanelOpen, onSaveDraft }: EditorToastProps) {
  const text = missingText(fields)
  return (
    <Toast
      label="What is missing"
      // Above the tabs of a phone, beside the panel of a desk.
      // While suggestions hang below the address it makes way for them.
      className={`group-has-[[role=combobox][aria-expanded=true]]/editor:invisible ${isPanelOpen ? 'max-wide:hidden wide:start-124' : 'max-wide:bottom-19 wide:start-24'}`}
      action={
        <Button size="small" tone="quiet" onClick={onSaveDraft}>
          {isSignedIn ? 'Save draft' : 'Log in to save draft'}
        </Button>
      }
    >
      {text}
    </Toast>
  )
}
