import { useRef } from 'react'

/**
 * Returns functions that remember the focused element and focus it again. If it is gone by then, such as the button of a row that was
 * removed, the focus goes to the closest element around it that takes it.
 */
export function useReturnFocus() {
  const places = useRef<readonly HTMLElement[]>([])
  return {
    remember: (): void => {
      const elements: HTMLElement[] = []
      for (let element = document.activeElement; element instanceof HTMLElement; element = element.parentElement)
        elements.push(element)
      places.current = elements
    },
    restore: (): void => {
      const [opener] = places.current
      if (opener?.isConnected) return opener.focus()
      // What the page has focused meanwhile keeps the focus.
      if (document.activeElement !== document.body) return undefined
      const around = places.current.find(
        (element) => element.isConnected && element.matches('a[href], button, [tabindex]'),
      )
      return around?.focus({ preventScroll: true })
    },
  }
}
