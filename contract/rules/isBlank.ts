/**
 * Checks whether a string has no visible characters, only white space and invisible ones such as zero-width characters,
 * bidirectional marks and the blank Braille pattern.
 */
export const isBlank = (text: string): boolean =>
  !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u.test(text)
