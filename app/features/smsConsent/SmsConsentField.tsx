import { useState } from 'react'
import * as copy from '@festoon/contract/messages/smsConsent'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { SmsConsentDialog } from './SmsConsentDialog.tsx'

export interface SmsConsentFieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Checkbox for agreeing to get SMS messages, with a button that opens the SMS terms (PROF-03, TEXT-05). */
export function SmsConsentField({ checked, onChange }: SmsConsentFieldProps) {
  const [isReading, setReading] = useState(false)
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <Checkbox
        label={copy.fieldLabel}
        hint={copy.fieldHint}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Button tone="plain" size="small" className="ms-5" onClick={() => setReading(true)}>
        {copy.details}
      </Button>
      <SmsConsentDialog open={isReading} onOpenChange={setReading} />
    </div>
  )
}
