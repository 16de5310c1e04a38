type Field = HTMLInputElement | HTMLTextAreaElement

/** A field that someone has changed since the server rendered it. */
export interface ChangedField {
  /** The number of taps kept by `earlyTapsScript` before the change. */
  tapsBefore: number
  /** Repeats the change, for code that wasn't listening before. If the field has been replaced, changes the field with its name. */
  changeAgain: () => void
}

/** Finds the fields that someone has changed since the server rendered them. The server renders no selects and no fields for files. */
export const changedFields = (root: ParentNode): ChangedField[] =>
  [...root.querySelectorAll<Field>('input:not([type=file]),textarea')].filter(isChanged).map((field) => {
    const { value, name, selectionStart, selectionEnd, taps: tapsBefore = 0 } = field
    const changeAgain = (): void => {
      const twin = `[name=${JSON.stringify(name)}]${hasSwitch(field) ? `[value=${JSON.stringify(value)}]` : ''}`
      const one = field.isConnected ? field : root.querySelector<Field>(twin)
      if (!one || one.disabled) return
      if (hasSwitch(one)) {
        // It has changed, so it is the opposite of what the server rendered.
        one.checked = one.defaultChecked
        one.click()
        return
      }
      // React ignores events that leave the value which it has seen last, so it sees the old one first.
      one.value = one.defaultValue
      Reflect.set(Object.getPrototypeOf(one), 'value', value, one)
      if (selectionStart !== null) one.setSelectionRange(selectionStart, selectionEnd)
      one.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return { tapsBefore, changeAgain }
  })

const hasSwitch = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type)

// A radio button that is off sends no event.
const isChanged = (field: Field): boolean =>
  hasSwitch(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue
