type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that someone has changed since the server rendered it, with its state at the time. */
export interface ChangedField {
  field: Field
  value: string
  /** True for a checkbox or radio button that is on. */
  checked: boolean
}

/** Returns the fields that someone has changed since the server rendered them. */
export const changedFields = (root: ParentNode): ChangedField[] =>
  [...root.querySelectorAll<Field>('input,textarea,select')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, checked: isOn(field) }))

/** Changes a field again, for code that wasn't listening before. If the field has been replaced, changes the one with its name. */
export function changeAgain({ field, value, checked }: ChangedField, root: ParentNode): void {
  const one = field.isConnected
    ? field
    : [...root.querySelectorAll<Field>(field.localName)].find(
        ({ name, value: own }) => name === field.name && (!hasSwitch(field) || own === value),
      )
  if (!one) return
  if (one instanceof HTMLInputElement && hasSwitch(one)) {
    one.checked = !checked
    one.click()
    return
  }
  if (!(one instanceof HTMLSelectElement)) {
    if (one.type !== 'file') {
      // React ignores events that leave the value which it has seen last, so it sees the old one first.
      one.value = one.defaultValue
      Reflect.set(Object.getPrototypeOf(one), 'value', value, one)
    }
    one.dispatchEvent(new Event('input', { bubbles: true }))
  } else one.value = value
  one.dispatchEvent(new Event('change', { bubbles: true }))
}

const hasSwitch = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio'
const isOn = (field: Field): boolean => field instanceof HTMLInputElement && field.checked

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  if (!hasSwitch(field)) return field.value !== field.defaultValue
  // A radio button that is off has no event of its own.
  return (
    field instanceof HTMLInputElement &&
    field.checked !== field.defaultChecked &&
    (field.checked || field.type !== 'radio')
  )
}
