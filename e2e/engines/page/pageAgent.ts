// Runs inside the page. Finds elements by Playwright's locators and the points to click.
import { Ivya } from 'ivya'
import { getAriaChecked, getAriaDisabled, isElementVisible } from 'ivya/utils'

/** An element as a test sees it. */
export interface SeenElement {
  isVisible: boolean
  isChecked: boolean
  text: string
  /** The value of a field. */
  value: string
}

/** A point to click, or the reason there is none yet. */
export type Aim = { x: number; y: number } | { hindrance: string }

const ivya = Ivya.create({ browser: navigator.userAgent.includes('Firefox') ? 'firefox' : 'webkit' })
const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector)

/** Returns every element that matches a selector. */
export const look = (selector: string): SeenElement[] =>
  all(selector).map((element) => ({
    isVisible: isElementVisible(element),
    isChecked: getAriaChecked(element) === true,
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
  }))

/**
 * Returns the only element that matches a selector, visible or not.
 * @throws Error when there is none or more than one.
 */
export function only(selector: string): Element {
  const [element, ...others] = all(selector)
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} elements match`)
  return element
}

/** Returns the middle of the only element that matches, after scrolling to it if it is outside the viewport or covered. */
export function aim(selector: string): Aim {
  const target = findUsable(selector)
  if (!(target instanceof Element)) return target
  const point = middleOf(target)
  const hit = document.elementFromPoint(point.x, point.y)
  if (hit && isPartOf(hit, target)) return point
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return { hindrance: hit ? `covered by ${hit.outerHTML.slice(0, 120)}` : 'outside the viewport' }
}

/** Focuses a field and selects its value, so that typing replaces it. */
export function beginToType(selector: string): { hindrance: string } | null {
  const target = findUsable(selector)
  if (!(target instanceof HTMLElement)) return target instanceof Element ? { hindrance: 'not a field' } : target
  target.focus()
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select()
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

/** Returns true if a click on `hit` is a click on the element: inside it, or in its label. */
const isPartOf = (hit: Element, element: Element): boolean =>
  element.contains(hit) || hit.closest('label')?.control === element
