import { describe, expect, it } from 'vitest'
import { rooms, root, sourceFiles, sourceText } from './sources/sourceFiles.ts'
import { typeEscapes } from './sources/typeEscapes.ts'

const testFile = /^(tests|e2e)\/|\.stories\.tsx$/

describe('the type system', () => {
  it('is never bypassed, and no check is silenced', () => {
    const files = sourceFiles(root, [...rooms, 'tests', 'e2e', '.storybook']).filter((path) => !path.endsWith('.mjs'))
    expect(files.flatMap((path) => typeEscapes(path, sourceText(root, path), testFile.test(path)))).toEqual([])
  })

  it.each([
    ['any', 'let a: any'],
    ['non-null !', 'export const a = b!'],
    ['cast through another', 'export const a = b as unknown as string'],
    ['<cast>', 'export const a = <string>b'],
    ['enum', 'enum A { B }'],
    ['namespace', 'namespace A { export const b = 1 }'],
    ['@ts-ignore', '// @ts-ignore\nexport const a = 1'],
    ['@ts-expect-error', '// @ts-expect-error\nexport const a = 1'],
    ['oxlint-disable-next-line no-alert', '// oxlint-disable-next-line no-alert\nexport const a = 1'],
  ])('reports %s', (what, text) => {
    expect(typeEscapes('a.ts', text, false).map((escape) => escape.what)).toEqual([what])
  })

  it('allows `as const`, and tests that expect an error', () => {
    expect(typeEscapes('a.ts', '// @ts-expect-error\nexport const a = [1] as const', true)).toEqual([])
  })
})
