import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/edit/editor'
import { Button } from '@festoon/ui/Button'
import { EditorToast, type EditorToastProps } from './EditorToast.tsx'
import { nextStep, type NextStep } from './missingItems.ts'

export interface EditorBarProps extends Omit<EditorToastProps, 'docked' | 'className'> {
  /** The button that creates the party. */
  submit: ReactNode
  /** Called when the host wants to fill in the next missing field. */
  onStep: (step: NextStep) => void
}

/**
 * The bar at the bottom of a phone's screen: the toast with the missing fields, and beside it a button that leads to the next of them or,
 * if nothing is missing, creates the party (EDIT-03).
 */
export function EditorBar({ submit, onStep, ...toast }: EditorBarProps) {
  const step = nextStep(toast.fields)
  return (
    <div className="max-h-[35dvh] overflow-y-auto">
      <div className="flex flex-wrap items-center gap-x-3">
        <EditorToast {...toast} isDocked className="min-w-0 flex-1 basis-32" />
        {step && (
          <Button className="max-w-full grow px-4" onClick={() => onStep(step)}>
            {copy.nextSteps[step]}
          </Button>
        )}
      </div>
      {step === undefined && submit}
    </div>
  )
}
