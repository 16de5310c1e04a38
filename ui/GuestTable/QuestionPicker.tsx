import { useId } from 'react'
import { fieldVariants } from '../private/field.variants.ts'
import * as copy from '../private/messages.ts'

export interface QuestionPickerProps {
  questions: readonly { id: string; label: string }[]
  value: string
  onValueChange: (id: string) => void
}

/** A picker for the question whose responses the table shows (GLIST-04). */
export function QuestionPicker({ questions, value, onValueChange }: QuestionPickerProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <label htmlFor={id} className="text-label font-semibold">
        {copy.responsesTo}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={fieldVariants({ invalid: false, className: 'max-w-xs' })}
      >
        {questions.map((question) => (
          <option key={question.id} value={question.id}>
            {question.label}
          </option>
        ))}
      </select>
    </div>
  )
}
