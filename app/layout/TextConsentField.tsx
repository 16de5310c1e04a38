import { useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { TextConsentDialog } from './TextConsentDialog.tsx'

export interface TextConsentFieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether texts are welcome, and what is agreed to with that (PROF-03, TEXT-05). */
export function TextConsentField({ checked, onChange }: TextConsentFieldProps) {
  const [isReading, setReading] = useState(false)
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <Checkbox
        label="Text me about my parties"
        hint="Festoon texts you invitations, changes and a reminder, a few for each party. Message and data rates may apply. Reply STOP to stop."
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Button tone="plain" size="small" className="ms-5" onClick={() => setReading(true)}>
        What we text
      </Button>
      <TextConsentDialog open={isReading} onOpenChange={setReading} />
    </div>
  )
}
