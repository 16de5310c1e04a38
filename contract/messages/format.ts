/** The forms of a message, keyed by the locale's plural categories (CLDR). `other` is required. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Returns a function that selects the form of a message that matches a count. */
export function pluralIn(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}

/** Returns a function that joins items into a phrase, such as "Ann, Ben, and Cem" in English. */
export function listIn(
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type })
  return (items) => format.format(items)
}
