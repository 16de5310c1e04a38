/**
 * Pattern for an email address with an unquoted local part and a top-level domain of 2 to 32 letters, or an encoded one (VAL-05,
 * CONST-60). Letters of every script are allowed (RFC 6531).
 */
const pattern =
  /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,31}|xn--[a-z\d-]{0,58}[a-z\d])$/iu

/**
 * Checks whether a string is built like an email address of at most 128 characters, without spaces around it. Doesn't tell
 * misleading addresses apart: see `isEmail`, which the server demands.
 */
export const hasEmailShape = (text: string): boolean => text.length <= 128 && pattern.test(text)
