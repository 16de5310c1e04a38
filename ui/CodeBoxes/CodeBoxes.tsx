import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import type { Controllable } from '../private/Controllable.ts'
import { FieldError } from '../private/FieldShell.tsx'
import * as copy from '../private/laterMessages.ts'
import { useControllable } from '../private/useControllable.ts'
import { erase, spread } from './code.ts'
import type { CodeState } from './code.ts'
import { codeBoxVariants } from './CodeBoxes.variants.ts'

/** The number of digits. */
const codeLength = 6

interface OwnProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The label of the group, which says what the code is for. */
  label: string
  /** The digits entered so far, of a controlled field. */
  value?: string | undefined
  /** The initial digits of an uncontrolled field. */
  defaultValue?: string | undefined
  /** Called with the digits entered so far. Required if `value` is set. */
  onValueChange?: ((value: string) => void) | undefined
  /** The name under which a form submits the code. */
  name?: string | undefined
  /** Called with the complete code as soon as all digits are entered (SIGN-06). */
  onComplete?: ((code: string) => void) | undefined
  /** The error message, which should say what is wrong and how to fix it. */
  error?: string | undefined
  /** Disables the boxes, for example while the code is being checked. */
  disabled?: boolean | undefined
  /** Focuses the first box on mount. Use this on screens whose only task is entering the code. */
  autoFocus?: boolean | undefined
}

export type CodeBoxesProps = OwnProps & Controllable

/**
 * An input for a one-time code with one box per digit (KIT-02, SIGN-05). Typing moves to the next box, pasting fills the boxes
 * and ignores separators, and phones can fill in the code from an SMS. A new error returns focus to the first box.
 */
export function CodeBoxes({
  label,
  value: controlledValue,
  defaultValue = '',
  onValueChange,
  name,
  form,
  onComplete,
  error,
  disabled,
  autoFocus,
  className,
  id,
  ...rest
}: CodeBoxesProps) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  const [focusedIndex, setFocusedIndex] = useState<number>()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  // Digits can arrive faster than React renders, so they are added to the newest code, not the rendered one.
  const hidden = useRef<HTMLInputElement>(null)
  const [value, setValue] = useControllable(controlledValue, defaultValue, onValueChange, hidden)
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, codeLength - 1))]?.focus()

  // Focus moves before the browser handles the next key, so that no digit typed right away is lost.
  useLayoutEffect(() => {
    if (autoFocus) boxes.current[0]?.focus()
  }, [autoFocus])

  // Disabling the boxes while the code was checked moved focus to the document. Return it for the next attempt.
  const lastError = useRef(error)
  useLayoutEffect(() => {
    const isNew = error !== undefined && error !== lastError.current
    lastError.current = error
    const active = document.activeElement
    const isOurs = active === document.body || boxes.current.some((box) => box === active)
    if (isNew && isOurs) boxes.current[0]?.focus()
  }, [error])

  const apply = (next: CodeState) => {
    const hasChanged = next.value !== latest.current
    latest.current = next.value
    if (hasChanged) setValue(next.value)
    focus(next.focus)
    if (hasChanged && next.value.length === codeLength) onComplete?.(next.value)
  }

  /** The text of a box while an input method composes it. */
  const [composition, setComposition] = useState<{ index: number; text: string } | null>(null)
  const enter = (index: number, text: string): void => {
    setComposition(null)
    if (text === '') return apply(erase(latest.current, index))
    const had = latest.current[index] ?? ''
    // The box may still contain its old digit, before or after the new one.
    return apply(spread(latest.current, index, had && text.length === 2 ? text.replace(had, '') : text, codeLength))
  }

  return (
    <fieldset
      id={groupId}
      disabled={disabled}
      aria-describedby={error ? `${groupId}-error` : undefined}
      className={classes('grid min-w-0 gap-2', className)}
      {...rest}
    >
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <input ref={hidden} type="hidden" name={name} form={form} value={value} />
      <div className="grid max-w-md grid-cols-6 gap-2 small:gap-3" dir="ltr">
        {Array.from({ length: codeLength }, (_, index) => (
          <input
            key={index}
            ref={(element) => {
              boxes.current[index] = element
            }}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // Only the focused box is a tab stop. The others would move focus back to the first empty box and trap it
            // there.
            tabIndex={index === (focusedIndex ?? value.length % codeLength) ? 0 : -1}
            aria-label={copy.digitOf(index + 1, codeLength)}
            aria-invalid={error ? true : undefined}
            value={composition?.index === index ? composition.text : (value[index] ?? '')}
            className={codeBoxVariants({ invalid: Boolean(error), filled: index < value.length })}
            onFocus={(event) => {
              // The code has no gaps, so the next digit goes into the first empty box.
              if (index > latest.current.length) focus(latest.current.length)
              else {
                event.target.select()
                setFocusedIndex(index)
              }
            }}
            onBlur={() => setFocusedIndex(undefined)}
            onChange={({ target: { value: text }, nativeEvent }) => {
              // An input method may still change the text, and would enter it again in the next box. Plain digits are final: some keyboards
              // of phones only end their composition when the focus moves.
              if ('isComposing' in nativeEvent && nativeEvent.isComposing && !/^\d*$/.test(text))
                setComposition({ index, text })
              else enter(index, text)
            }}
            onCompositionEnd={({ currentTarget }) => {
              if (composition?.index === index) enter(index, currentTarget.value)
            }}
            onPaste={(event) => {
              event.preventDefault()
              apply(spread(latest.current, index, event.clipboardData.getData('text'), codeLength))
            }}
            onKeyDown={(event) => {
              const code = latest.current
              const move = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: code.length }[event.key]
              if (event.key === 'Backspace') apply(erase(code, index))
              else if (event.key === 'Delete' && index < code.length) apply({ ...erase(code, index), focus: index })
              else if (move !== undefined) focus(Math.min(move, code.length))
              else return
              event.preventDefault()
            }}
          />
        ))}
      </div>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
