/** Checks whether a text is a whole number of up to six digits. */
export const isCount = (text: string): boolean => /^\d{1,6}$/.test(text)
