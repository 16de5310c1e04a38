const digit = /\p{Nd}/gu

/** Returns the value of a digit of any script. Unicode has each script's ten digits in a row. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (String.fromCodePoint(code - before - 1).match(digit)) before += 1
  return before % 10
}

/** Returns a text in which the digits of every script are written as 0 to 9. */
export const usualDigits = (text: string): string => text.replace(digit, (sign) => String(valueOf(sign)))
