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
export const hasEmailShape = (text: string): boolean =>
  text.length <= 128 && pattern.test(text) && !inWebAddress.test(text)

/** A web address with an @, whose scheme may be cut off. */
const inWebAddress = /^[^@]*\/\//

/** Texts with more characters have no address: reading them could take long. */
const longestText = 1_000

/** An address around which there is nothing, as most are. */
const usual = /^[a-z\d][\w.+-]*@[\w.-]*[a-z\d]$/i

/** The wide form of the ASCII characters, in which East Asian keyboards may type an address. */
const wide = /[\uFF01-\uFF5E]/g

/**
 * Returns the email address in a typed or pasted text, without what copying adds to it: invisible characters, `mailto:`, a name in
 * front of `<address>`, brackets and quotes around it, and punctuation at its end. Wide characters become the usual ones. Doesn't check
 * the address.
 */
export function typedEmail(text: string): string {
  if (text.length > longestText || usual.test(text)) return text
  const plainText = text
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
  const [, inBrackets] = /^[^@<>]*<([^<>]*)>[\s.,;]*$/.exec(plainText) ?? []
  const [, inLink] = /^\s*(?:(?:mailto|e-?mail):\s*(?:\/\/)?)+([^?]*)/i.exec(inBrackets ?? plainText) ?? []
  // A remark in parentheses follows some addresses, and the subject of a message those in links.
  return withoutQuotes(
    (inLink ?? inBrackets ?? plainText).replace(/\s\([^()@]*\)\s*$/, '').replace(/(@[^?\s]*)\?\S*$/, '$1'),
  )
}

/**
 * Removes spaces, brackets, quotes and punctuation around an address. An address may start with an apostrophe: only one that has its
 * partner at the end, or that keeps a spreadsheet from running a formula, isn't a part of it.
 */
function withoutQuotes(text: string): string {
  const [end = ''] = /[\s"'>)\],;:./“”„‘’‚«»‹›]+$/.exec(text) ?? []
  const [start = ''] = /^[\s"'<([“”„‘’‚«»‹›]+/.exec(text) ?? []
  const address = text.slice(start.length, Math.max(start.length, text.length - end.length))
  if (/^[=+\-@]/.test(address)) return address
  const [apostrophes = ''] = /'*$/.exec(start) ?? []
  return apostrophes.slice(end.split("'").length - 1) + address
}
