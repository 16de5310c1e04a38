import { Visitor, parseSync } from 'vite'

export interface TypeEscape {
  readonly path: string
  readonly line: number
  readonly what: string
}

const silencers = /@ts-(ignore|nocheck)|(eslint|oxlint)-disable/
const expected = /@ts-expect-error/

/**
 * Finds the places where a file bypasses the type system or silences a check: `any`, `!`, casts through `unknown`, enums,
 * namespaces, and comments that disable a check. In a test, `@ts-expect-error` is allowed as an assertion.
 */
export function typeEscapes(path: string, text: string, isTest: boolean): TypeEscape[] {
  const { program, comments } = parseSync(path, text)
  const escapes: TypeEscape[] = []
  const add = (start: number, what: string): void => {
    escapes.push({ path, line: text.slice(0, start).split('\n').length, what })
  }
  new Visitor({
    TSAnyKeyword: ({ start }) => add(start, 'any'),
    TSNonNullExpression: ({ start }) => add(start, 'non-null !'),
    TSEnumDeclaration: ({ start }) => add(start, 'enum'),
    TSModuleDeclaration: ({ start, id }) => {
      if (id.type === 'Identifier' && id.name !== 'global') add(start, 'namespace')
    },
    TSAsExpression: ({ start, expression }) => {
      if (expression.type === 'TSAsExpression') add(start, 'cast through another')
    },
    TSTypeAssertion: ({ start }) => add(start, '<cast>'),
  }).visit(program)
  for (const { start, value } of comments) {
    if (silencers.test(value) || (!isTest && expected.test(value))) add(start, value.trim())
  }
  return escapes
}
