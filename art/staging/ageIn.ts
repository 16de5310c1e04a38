/** Returns the age in a prompt, such as '6' for 'turns 6' or '40' for '40th'; undefined if the prompt contains none. */
export const ageIn = (prompt: string): string | undefined =>
  /\b(?:turn(?:s|ing|ed)?|age|aged|is|year)\s+(\d{1,3})\b/i.exec(prompt)?.[1] ??
  /\b(\d{1,3})(?:st|nd|rd|th)\b/i.exec(prompt)?.[1]
