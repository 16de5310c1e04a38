/** The controls of a page that was opened without its script. */
export interface EarlyControls {
  /** The controls that neither work without the script nor keep a tap until it arrives. */
  deaf: string[]
  /** The names of the buttons whose tap is kept, in order. */
  keeping: string[]
}

/**
 * Taps each button that needs the page's script, and looks at all other controls. Runs in a page whose script hasn't arrived, and
 * refers to nothing outside of it.
 */
export function tapControls(): EarlyControls {
  const earlyControls: EarlyControls = { deaf: [], keeping: [] }
  const controls = document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary, [tabindex="0"], [role=button], [role=switch], [role=tab], [role=menuitem]',
  )
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    const name = control.ariaLabel ?? control.textContent.trim()
    const label = `${control.localName} ${name || control.id}`
    if (control.localName !== 'button') {
      const isNative =
        control.localName === 'a'
          ? control.hasAttribute('href')
          : /^(?:input|select|textarea|summary)$/.test(control.localName)
      // Areas that scroll are in the tab order, for keyboards.
      const scrolls = control.scrollWidth > control.clientWidth || control.scrollHeight > control.clientHeight
      if (!isNative && !scrolls) earlyControls.deaf.push(label)
    } else if (control.getAttribute('type') !== 'submit' || !control.closest('form[action]')) {
      control.click()
      if (control.ariaBusy === 'true') earlyControls.keeping.push(name)
      else earlyControls.deaf.push(label)
    }
  }
  return earlyControls
}
