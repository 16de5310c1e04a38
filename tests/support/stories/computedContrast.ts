import { contrast, markContrast, textContrast } from '@festoon/tokens/contrast'
import { over } from '@festoon/tokens/tint'

/** An element with too little contrast. */
export interface Fault {
  what: string
  foreground: string
  ground: string
  measuredContrast: number
}

const byte = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/**
 * Converts a computed color to `#rrggbbaa`.
 * @throws RangeError for unsupported notations.
 */
function hexOf(css: string): string {
  const [, red, green, blue, alpha] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(css) ?? []
  if (red === undefined) throw new RangeError(`Not a computed sRGB color: ${css}`)
  return `#${[red, green, blue].map((channel) => byte(Number(channel))).join('')}${byte(Number(alpha ?? 1) * 255)}`
}

/** Returns the background behind an element's text, with all backgrounds blended. */
function groundOf(element: Element | null): string {
  if (element === null) return '#ffffff'
  const style = getComputedStyle(element)
  if (style.backgroundImage !== 'none')
    throw new RangeError(`Text on a picture cannot be measured: ${element.outerHTML}`)
  const ownColor = hexOf(style.backgroundColor)
  return ownColor.endsWith('ff') ? ownColor.slice(0, 7) : over(ownColor, groundOf(element.parentElement))
}

const name = (element: Element): string => {
  const text = (element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim()
  return `<${element.localName}> ${text.slice(0, 40)}`
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  // Elements only for screen readers are one pixel wide.
  element.getBoundingClientRect().width > 1

function measure(what: string, color: string, ground: string, minimum: number): Fault[] {
  const foreground = over(hexOf(color), ground)
  const measuredContrast = contrast(foreground, ground)
  return measuredContrast >= minimum ? [] : [{ what, foreground, ground, measuredContrast }]
}

/** Returns the texts in `root` with a computed contrast below 4.5, including field values and placeholders. */
export function textFaults(root: Element): Fault[] {
  const faults: Fault[] = []
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const element = text.parentElement
    if (!element || text.nodeValue?.trim() === '' || !isSeen(element)) continue
    faults.push(...measure(name(element), getComputedStyle(element).color, groundOf(element), textContrast))
  }
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea, select',
  )) {
    if (!isSeen(field)) continue
    const ground = groundOf(field)
    faults.push(...measure(name(field), getComputedStyle(field).color, ground, textContrast))
    if (field.placeholder)
      faults.push(
        ...measure(`${name(field)}::placeholder`, getComputedStyle(field, '::placeholder').color, ground, textContrast),
      )
  }
  return faults
}

/** Controls that are recognized by their border. */
const framedControls =
  'input:not([type=radio], [type=number], [type=hidden]), textarea, select, [role=switch], label:has(> input[type=radio])'

/** Returns the controls whose border has a contrast below 3. Disabled ones are exempt (WCAG 1.4.11). */
export function frameFaults(root: Element): Fault[] {
  return [...root.querySelectorAll(framedControls)]
    .filter((control) => isSeen(control) && !control.matches(':disabled, :has(:disabled)'))
    .flatMap((control) =>
      measure(
        `frame of ${name(control)}`,
        getComputedStyle(control).borderBlockStartColor,
        groundOf(control.parentElement),
        markContrast,
      ),
    )
}

/** Returns the focused element's focus ring if it is missing or has a contrast below 3. */
export function focusFaults(): Fault[] {
  const focusedElement = document.activeElement
  if (!focusedElement || focusedElement === document.body) throw new RangeError('Nothing has the focus')
  // A control that lies invisibly over its card has its focus ring on the card.
  const ringedElement = [focusedElement, focusedElement.closest('label')].find(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none' && isSeen(element),
  )
  const ground = groundOf(focusedElement.parentElement)
  if (!ringedElement)
    return [{ what: `ring of ${name(focusedElement)}`, foreground: 'none', ground, measuredContrast: 1 }]
  return measure(
    `ring of ${name(ringedElement)}`,
    getComputedStyle(ringedElement).outlineColor,
    groundOf(ringedElement.parentElement),
    markContrast,
  )
}
