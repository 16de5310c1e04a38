/** Returns the text as one line: line breaks, with the spaces around them, become single spaces. */
export const oneLine = (text: string): string => text.replace(/[^\S\r\n]*[\r\n]+\s*/g, ' ')

/**
 * Returns the control of a form that follows a field in document order and can be focused; undefined if there is none. Skips
 * hidden controls.
 */
export function nextControl(field: HTMLTextAreaElement): HTMLElement | undefined {
  const controls = [...(field.form?.elements ?? [])]
  return controls
    .slice(controls.indexOf(field) + 1)
    .find(
      (control): control is HTMLElement =>
        control instanceof HTMLElement &&
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        control.checkVisibility(),
    )
}
