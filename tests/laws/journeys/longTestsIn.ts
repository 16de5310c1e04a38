import { Visitor, parseSync } from 'vite'

/** The most lines that a journey's body may have, so that it can be read as one story. */
const maxLines = 60
const testName = /^(?:test|it|[a-z]+Test)(?:\.(?:only|skip|fixme|fail))?$/

/** Returns each test in a file whose body has too many lines, as `path:line: count lines`. */
export function longTestsIn(path: string, text: string): string[] {
  const { program } = parseSync(path, text)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const longTests: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      if (!testName.test(text.slice(callee.start, callee.end))) return
      for (const value of args) {
        if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression') continue
        if (value.body?.type !== 'BlockStatement') continue
        const first = lineOf(value.body.start)
        const lines = lineOf(value.body.end) - first - 1
        if (lines > maxLines) longTests.push(`${path}:${first}: ${lines} lines`)
      }
    },
  }).visit(program)
  return longTests
}
