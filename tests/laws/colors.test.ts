import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

const raw = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')

describe('colors', () => {
  it('are defined only in the tokens', () => {
    const files = sourceFiles(root, ['ui', 'app']).filter((path) => !path.endsWith('.stories.tsx'))
    expect(files.filter((path) => raw.test(withoutComments(sourceText(root, path))))).toEqual([])
  })

  it.each(["'#fae5ff'", '"#000"', '`rgb(0 0 0)`', "'hsl(1 2% 3%)'"])('are recognized in %s', (text) => {
    expect(raw.test(withoutComments(text))).toBe(true)
  })
})
