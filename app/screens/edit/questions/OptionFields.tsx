import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/questions'
import { optionsCount, optionsRepeated } from '@festoon/contract/messages/fields'
import { Button } from '@festoon/ui/Button'
import { IconButton } from '@festoon/ui/IconButton'
import { isComposing } from '@festoon/ui/isComposing'
import { TextField } from '@festoon/ui/TextField'
import { BinIcon, DownIcon, UpIcon } from '../icons.tsx'
import { lacksOptions, type QuestionFields } from './questionFields.ts'

export interface OptionFieldsProps {
  /** The question's position in the list, from 1. */
  position: number
  question: QuestionFields
  /** True after an attempt to save. Missing options are then an error. */
  wasTried: boolean
  onChange: (options: string[]) => void
  /** Called with an option to remove, and the function that removes it. */
  onRemove: (option: string, run: () => void) => void
}

const empty: readonly string[] = Array.from({ length: limits.optionsMinimum }, () => '')

/** The options of a question, which the host can add, edit, reorder, and remove. Enter moves to the next option. */
export function OptionFields({ position, question, wasTried, onChange, onRemove }: OptionFieldsProps) {
  const options = question.options ?? empty
  const list = useRef<HTMLOListElement>(null)
  const goTo = (index: number, part = 'input'): void =>
    list.current?.querySelector<HTMLElement>(`[data-option="${index}"] ${part}`)?.focus()
  const set = (next: string[], focusedIndex: number): void => {
    flushSync(() => onChange(next))
    goTo(focusedIndex)
  }
  const move = (from: number, to: number): void => {
    const next = [...options]
    next.splice(to, 0, ...next.splice(from, 1))
    flushSync(() => onChange(next))
    // At either end the pressed button is disabled, so the other one is focused.
    const down = to === 0 || (to > from && to < next.length - 1)
    goTo(to, down ? '[data-move=down]' : '[data-move=up]')
  }
  const isLacking = lacksOptions(question)
  const emptyField = wasTried && isLacking ? options.findIndex((option) => option.trim() === '') : -1
  const errorAt = (index: number): string | undefined => {
    if (index === emptyField) return optionsCount
    const text = options[index]?.trim() ?? ''
    return text !== '' && options.findIndex((one) => one.trim() === text) < index ? optionsRepeated : undefined
  }
  const isFull = options.length >= limits.options
  const add = (): void => set([...options, ''], options.length)
  return (
    <div role="group" aria-label={copy.options(position)} className="grid grid-cols-1 justify-items-start gap-2">
      <ol ref={list} className="grid w-full grid-cols-1 gap-2">
        {options.map((option, index) => {
          const at = index + 1
          const error = errorAt(index)
          return (
            // Only their position tells options apart, because they can be equal while the host types.
            <li key={at} data-option={index} className="flex flex-wrap items-start gap-x-1">
              <div className="min-w-0 flex-1 basis-40">
                <TextField
                  label={copy.option(at)}
                  hideLabel
                  placeholder={copy.option(at)}
                  maxLength={limits.option}
                  value={option}
                  {...(error === undefined ? {} : { error })}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(options.map((one, other) => (other === index ? value : one)))
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                    event.preventDefault()
                    if (index < options.length - 1) goTo(index + 1)
                    else if (!isFull) add()
                  }}
                />
              </div>
              <div className="ms-auto flex">
                <IconButton
                  label={copy.moveOptionUp(at)}
                  icon={<UpIcon />}
                  disabled={index === 0}
                  data-move="up"
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={copy.moveOptionDown(at)}
                  icon={<DownIcon />}
                  disabled={index === options.length - 1}
                  data-move="down"
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={copy.removeOption(at)}
                  icon={<BinIcon />}
                  disabled={options.length <= limits.optionsMinimum}
                  onClick={() =>
                    onRemove(option, () =>
                      set(
                        options.filter((_, other) => other !== index),
                        Math.min(index, options.length - 2),
                      ),
                    )
                  }
                />
              </div>
            </li>
          )
        })}
      </ol>
      {isLacking && emptyField < 0 && <p className="text-label text-ink-muted">{optionsCount}</p>}
      <Button tone="quiet" size="small" disabled={isFull} onClick={add}>
        {copy.addOption}
      </Button>
    </div>
  )
}
