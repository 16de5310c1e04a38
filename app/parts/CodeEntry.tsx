import { useState } from 'react'
import type { ReactNode } from 'react'
import { limits } from '@festoon/contract/limits'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { ResendLink } from '@festoon/ui/ResendLink'

export interface CodeEntryProps {
  label: string
  /** Called with the code when the last digit is entered. */
  onCode: (code: string) => Promise<unknown>
  isBusy: boolean
  error?: string | undefined
  /** The status, which screen readers announce. Its line stays reserved while it is empty. */
  status?: string | undefined
  resendLabel: string
  /** Called to send another code. */
  onResend: () => Promise<unknown>
  /** Shown beside the link that sends another code, such as the way back. */
  children?: ReactNode
}

/** The fields for a code that was just sent, and the link that sends another one. */
export function CodeEntry(props: CodeEntryProps) {
  const { label, onCode, isBusy, error, status, resendLabel, onResend, children } = props
  const [code, setCode] = useState('')
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    // A checked code disappears as the boxes accept digits again. Otherwise, the first digit of the next code would complete it.
    if (!isBusy && code.length === limits.codeLength) setCode('')
  }
  const boxes = (
    <CodeBoxes
      label={label}
      value={code}
      onValueChange={setCode}
      onComplete={(digits) => void onCode(digits)}
      disabled={isBusy}
      autoFocus
      error={error}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {status === undefined ? (
        boxes
      ) : (
        <div className="grid grid-cols-1 gap-2">
          {boxes}
          {/* Reserves its line, unless the error is shown there. */}
          <p role="status" className={error === undefined ? 'min-h-5 text-label text-ink-muted' : 'sr-only'}>
            {status}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResendLink
          waitSeconds={limits.resendWaitSeconds}
          onResend={async () => {
            await onResend()
          }}
          startWaiting
        >
          {resendLabel}
        </ResendLink>
        {children}
      </div>
    </div>
  )
}
