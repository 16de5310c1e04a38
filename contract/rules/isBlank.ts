/**
 * Checks whether a string has no visible characters. White space, zero-width characters, and the blank Braille pattern are
 * invisible.
 */
export const isBlank = (text: string): boolean =>
  !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u.test(text)
