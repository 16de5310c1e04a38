const names = new Intl.DisplayNames('en-US', { type: 'region' })

/** Returns the name of the country with an ISO 3166 code, such as "Germany" for `DE`. */
export const countryName = (code: string): string => names.of(code) ?? code
