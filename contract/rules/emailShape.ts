/**
 * Pattern for an email address with an unquoted local part and a top-level domain of 2 to 32 letters, or an encoded one (VAL-05,
 * CONST-60). Letters of every script are allowed (RFC 6531).
 */
const pattern =
  /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,31}|xn--[a-z\d-]{0,58}[a-z\d])$/iu

/**
 * Checks whether a string is built like an email address of at most 128 characters, without spaces around it. Doesn't tell misleading
 * addresses apart: see `isEmail`, which the server requires.
 */
export const hasEmailShape = (text: string): boolean => text.length <= 128 && pattern.test(text)

/** Texts with more characters have no address: reading them could take long. */
const longestText = 1_000

/**
 * Returns the email address in a typed or pasted text, without what copying adds to it: invisible characters, `mailto:`, a name in
 * front of `<address>`, brackets and quotes around it, and punctuation at its end. Doesn't check the address.
 */
export function typedEmail(text: string): string {
  if (text.length > longestText) return text
  const visibleText = text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
  const [, inBrackets] = /^[^@<>]*<([^<>]*)>[\s.,;]*$/.exec(visibleText) ?? []
  const [, inLink] = /^\s*mailto:([^?]*)/i.exec(inBrackets ?? visibleText) ?? []
  return (inLink ?? inBrackets ?? visibleText).replaceAll(/^[\s"'<([]+|[\s"'>)\],;:.]+$/g, '')
}
