import { Visitor, parseSync } from 'vite'

/** A comment, the title of a test, or the message of an assertion. */
export interface Prose {
  readonly line: number
  /** The text on one line, without comment markers. */
  readonly text: string
}

const oneLine = (text: string): string =>
  text
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\*? /, '')
    .trim()

/**
 * Finds what a file of tests, stories or settings says to its readers: comments, titles of tests, messages of assertions.
 * @throws Error when the file can't be parsed.
 */
export function readProse(path: string, text: string): Prose[] {
  const parsedFile = parseSync(path, text)
  const [error] = parsedFile.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const entries: [start: number, text: string][] = parsedFile.comments.map(({ start, value }) => [start, value])
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      const name = text.slice(callee.start, callee.end)
      const message = /^(it|test|describe)\b/.test(name) ? first : /^expect(\.\w+)?$/.test(name) ? second : undefined
      if (message?.type === 'Literal' && typeof message.value === 'string') entries.push([message.start, message.value])
      if (message?.type === 'TemplateLiteral')
        entries.push([message.start, message.quasis.map(({ value }) => value.cooked ?? '').join('…')])
    },
  }).visit(parsedFile.program)
  return entries
    .toSorted(([a], [b]) => a - b)
    .map(([start, words]) => ({ line: text.slice(0, start).split('\n').length, text: oneLine(words) }))
}
