import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** Creates a Kysely plugin that records all statements. */
export function recorder(): { plugin: KyselyPlugin; statements: Statement[] } {
  const statements: Statement[] = []
  const compiler = new PostgresQueryCompiler()
  return {
    statements,
    plugin: {
      transformQuery: ({ node, queryId }) => {
        const { sql, parameters } = compiler.compileQuery(node, queryId)
        statements.push({ sql, parameters })
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  }
}
