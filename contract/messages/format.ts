/** The forms of a message, keyed by the locale's plural categories (CLDR). `other` is required. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Returns a function that selects the plural form for a count. */
export function pluralIn(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}

/** Returns a function that joins items as in a sentence: "Ann, Ben, and Cem". */
export function listIn(
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type })
  return (items) => format.format(items)
}
