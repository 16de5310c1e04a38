// Runs inside the page: finds elements by Playwright's locators, and says where to click them.
import { Ivya } from 'ivya'
import { getAriaChecked, getAriaDisabled, isElementVisible } from 'ivya/utils'

/** An element as a test sees it. */
export interface Seen {
  isVisible: boolean
  isChecked: boolean
  text: string
  /** What a field holds. */
  value: string
}

/** A place to click, or the reason why there is none yet. */
export type Aim = { x: number; y: number } | { hindrance: string }

const ivya = Ivya.create({ browser: navigator.userAgent.includes('Firefox') ? 'firefox' : 'webkit' })
const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector)

/** Returns every element that a selector finds. */
export const look = (selector: string): Seen[] =>
  all(selector).map((element) => ({
    isVisible: isElementVisible(element),
    isChecked: getAriaChecked(element) === true,
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
  }))

/** Returns the only element that a selector finds, visible or not. */
export function only(selector: string): Element {
  const [element, ...others] = all(selector)
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} elements match`)
  return element
}

/** Finds the middle of the only element that a selector finds, and scrolls there if it is out of the viewport or covered. */
export function aim(selector: string): Aim {
  const found = findUsable(selector)
  if (!(found instanceof Element)) return found
  const point = middleOf(found)
  const hit = document.elementFromPoint(point.x, point.y)
  if (hit && isPartOf(hit, found)) return point
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return { hindrance: hit ? `covered by ${hit.outerHTML.slice(0, 120)}` : 'outside the viewport' }
}

/** Moves the focus to a field and selects what it holds, so that typing replaces it. */
export function beginToType(selector: string): { hindrance: string } | null {
  const found = findUsable(selector)
  if (!(found instanceof HTMLElement)) return found instanceof Element ? { hindrance: 'not a field' } : found
  found.focus()
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select()
  return null
}

function findUsable(selector: string): Element | { hindrance: string } {
  const [element, ...others] = all(selector)
  if (!element) return { hindrance: 'not in the page' }
  if (others.length > 0) return { hindrance: `one of ${others.length + 1} that match` }
  if (!isElementVisible(element)) return { hindrance: 'hidden' }
  if (getAriaDisabled(element)) return { hindrance: 'disabled' }
  return element
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns true where a press on `hit` is one on the element: inside it, or in its label. */
const isPartOf = (hit: Element, element: Element): boolean =>
  element.contains(hit) || hit.closest('label')?.control === element
