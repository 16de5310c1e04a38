/**
 * Returns the ISO 3166 code of the country that the browser's languages name, such as DE for `de-DE` or, without a country, for `de`.
 * Undefined if they don't tell, as plain English doesn't.
 */
export function browserCountry(): string | undefined {
  for (const language of navigator.languages) {
    const country = countryIn(language)
    if (country !== undefined) return country
  }
  return undefined
}

function countryIn(language: string): string | undefined {
  try {
    const locale = new Intl.Locale(language)
    // English is the language of browsers whose owners speak others, and the likely country of English is the US.
    const country = locale.region ?? (locale.language === 'en' ? undefined : locale.maximize().region)
    return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined
  } catch {
    return undefined
  }
}
