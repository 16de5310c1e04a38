/** The name and value of a form's field. */
export type FieldEntry = [name: string, value: string]

/** Returns the values in the page's forms. */
export const readForms = (): FieldEntry[] =>
  [...document.forms].flatMap((form) =>
    [...new FormData(form)].flatMap(([name, value]): FieldEntry[] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Enters values into the page's forms by the names of their fields. Without values, changes nothing. */
export function fillForms(entries: readonly FieldEntry[]): void {
  if (entries.length === 0) return
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=hidden]),textarea)',
  )) {
    const values = entries.flatMap(([name, value]) => (name === field.name ? value : []))
    if (/checkbox|radio/.test(field.type)) Object.assign(field, { checked: values.includes(field.value) })
    else field.value = values[0] ?? field.defaultValue
  }
}

/** Returns server-rendered HTML as browsers without a script show it. */
export const htmlWithoutScript = (html: string): string => html.replaceAll(/<\/?noscript>| aria-busy="true"/g, '')

/** Applies the page's style rules for browsers without a script. */
export function styleWithoutScript(): void {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('scripting')) rule.media.mediaText = 'all'
      else if (rule instanceof CSSGroupingRule) visit(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}
