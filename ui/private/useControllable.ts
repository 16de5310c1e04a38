import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns the value of a field and a function that changes it. The caller holds the value if `value` is set. Otherwise, the field
 * does, starting with `initial`, to which it returns when the form of `element` is reset.
 */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
  element: RefObject<HTMLElement | null>,
): readonly [Value, (value: Value) => void] {
  const [ownValue, setOwnValue] = useState(initial)
  useEffect(() => {
    const reset = ({ target }: Event): void => {
      const field = element.current
      if (field && 'form' in field && field.form === target) setOwnValue(initial)
    }
    document.addEventListener('reset', reset)
    return () => document.removeEventListener('reset', reset)
  }, [element, initial])
  return [
    value ?? ownValue,
    (next) => {
      setOwnValue(next)
      onChange?.(next)
    },
  ]
}
