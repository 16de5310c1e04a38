import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

/** SQL whose result has an unchecked type. Conditions are allowed, because their result is never read. */
const assertedSql = /\bsql<(?!SqlBool>)/

describe('results of SQL', () => {
  it('are parsed, or typed by the query builder', () => {
    const files = sourceFiles(root, ['server']).filter((path) => assertedSql.test(sourceText(root, path)))
    expect(files).toEqual([])
  })

  it.each([
    ['sql<{ id: string }>`select id from users`', true],
    ['sql<number>`count(*)`', true],
    ["sql<SqlBool>`rsvp_status <> 'HIDDEN'`", false],
    ['sql`select id from users`', false],
  ])('%s: %s', (text, isAsserted) => {
    expect(assertedSql.test(text)).toBe(isAsserted)
  })
})
