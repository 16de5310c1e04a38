import { errorWord } from './errorWords.ts'

/** The maximum length of a message. Some errors quote whole documents. */
const maxLength = 500

/** Returns one word of a message, with the punctuation around it, or `…` if it isn't a word of error messages. */
function wordOf(part: string): string {
  const [, before = '', word = '', after = ''] = /^(["'(]{0,2})(.*?)(["').,:;]{0,3})$/s.exec(part) ?? []
  // The numbers of React's messages.
  if (/^#\d{1,3}$/.test(word)) return part
  const spelling = errorWord(word)
  return spelling === undefined ? '…' : `${before}${spelling}${after}`
}

/**
 * Returns an error message with only the words of error messages, and `…` in place of everything else. Messages of browsers can contain
 * values: names, addresses, keys of links, and what was typed. Anyone can also report an invented error.
 */
export const withoutData = (message: string): string =>
  message
    .slice(0, maxLength)
    .split(/\s+/)
    .filter((part) => part !== '')
    .map(wordOf)
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
