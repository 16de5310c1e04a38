/**
 * Checks whether a text has no visible characters: only white space and characters without a shape, such as zero-width and
 * bidirectional ones or the blank Braille cell.
 */
export const isBlank = (text: string): boolean =>
  !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u.test(text)
