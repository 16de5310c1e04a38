import { useCallback, useState } from 'react'

/**
 * Returns a ref callback for a horizontally scrolling row, and the sides on which its content is cut off: '', 'left', 'right',
 * or 'left right'.
 */
export function useHiddenSides(): [watch: (row: HTMLElement | null) => (() => void) | undefined, sides: string] {
  const [sides, setSides] = useState('')
  const watch = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined
    const measure = () => {
      const rowBox = row.getBoundingClientRect()
      const parts = [...row.children].map((part) => part.getBoundingClientRect())
      const left = parts.some((part) => part.left < rowBox.left - 1)
      const right = parts.some((part) => part.right > rowBox.right + 1)
      setSides([...(left ? ['left'] : []), ...(right ? ['right'] : [])].join(' '))
    }
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      for (const part of [row, ...row.children]) sizes.observe(part)
    }
    // Catches added and removed children. The ResizeObserver catches changed content.
    const parts = new MutationObserver(observe)
    parts.observe(row, { childList: true })
    observe()
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      row.removeEventListener('scroll', measure)
      parts.disconnect()
      sizes.disconnect()
    }
  }, [])
  return [watch, sides]
}
