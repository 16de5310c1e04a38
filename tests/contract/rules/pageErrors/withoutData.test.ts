import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorWord } from '../../../../contract/rules/pageErrors/errorWords.ts'
import { withoutData } from '../../../../contract/rules/pageErrors/withoutData.ts'
import { root, sourceFiles, sourceText } from '../../../laws/sources/sourceFiles.ts'

/** Returns the words of a message that aren't words of error messages. */
const strangeWords = (message: string): string[] =>
  message
    .split(/\s+/)
    .map((word) => word.replaceAll(/^["'(]+|["').,:;]+$/g, ''))
    .filter((word) => word !== '' && word !== '…' && !/^#\d{1,3}$/.test(word) && errorWord(word) === undefined)

describe('a message without data', () => {
  it.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'ana')",
      'TypeError: cannot read properties of undefined (reading …',
    ],
    [
      "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
      "NotFoundError: failed to execute 'removeChild' on 'Node': the Node to be removed is not a child of this Node.",
    ],
    [
      'SyntaxError: Unexpected token \'A\', "Ana Ortiz" is not valid JSON',
      "SyntaxError: unexpected token 'a', … is not valid JSON",
    ],
    ['RangeError: Invalid time zone specified: Ana/Ortiz', 'RangeError: invalid time zone specified: …'],
    ['Cannot convert Ana Ortiz to a BigInt', 'Cannot convert … to a BigInt'],
    ['e.map is not a function', '… is not a function'],
    [
      'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Ana for the full message',
      'Error: minified React error #418; visit … for the full message',
    ],
    ['TypeError: Failed to fetch', 'TypeError: failed to fetch'],
    ['ana@example.com called +1 415 555 0123', '… called …'],
    ['', ''],
  ])('of %j is %j', (message, expected) => {
    expect(withoutData(message)).toBe(expected)
  })

  it('consists of words of error messages, whatever was in it', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'Ana Ortiz',
        'Zoë',
        'O’Neil',
        'ana.ortiz+x@example.com',
        '+1 (415) 555-0123',
        'kQ3xZ0pN7vB2mW9yT4rS8uL1',
      ),
      fc.uuid(),
      fc.emailAddress(),
      fc.webUrl(),
    )
    const before = fc.constantFrom(
      '',
      "Can't find variable: ",
      'Unexpected token "',
      'Error:',
      "undefined is not an object (evaluating '",
    )
    fc.assert(
      fc.property(before, value, fc.constantFrom('', '" is not valid JSON', "')", '.'), (start, text, end) => {
        const message = withoutData(`${start}${text}${end}`)
        expect(strangeWords(message)).toEqual([])
        expect(message.length).toBeLessThanOrEqual(500)
        expect(withoutData(message).toLowerCase()).toBe(message.toLowerCase())
      }),
    )
  })

  it('is whole for the errors that the app reports', () => {
    const reports = sourceFiles(root, ['app']).flatMap((path) =>
      [...sourceText(root, path).matchAll(/report\('ERROR', '([^']+)'/g)].map(([, message = '']) => message),
    )
    expect(reports.length).toBeGreaterThan(6)
    for (const message of reports) expect(withoutData(message).toLowerCase()).toBe(message.toLowerCase())
  })
})
