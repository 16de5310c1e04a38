import { Visitor, parseSync } from 'vite'

export interface Import {
  readonly specifier: string
  /** True for a type import, which the compiler erases. */
  readonly typeOnly: boolean
  /** True for `import()`. */
  readonly dynamic: boolean
  /** The kind of re-export: `export { name } from` or `export * from`. */
  readonly reExport: false | 'named' | 'all'
}

interface Node {
  type: string
  value?: unknown
}

function textOf(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/**
 * Returns every import of a file: `import`, `export … from`, `import()`, `require()` and types written `import('…').X`.
 * @throws Error when the file can't be parsed.
 */
export function readImports(path: string, text: string): Import[] {
  const parsedFile = parseSync(path, text)
  const [error] = parsedFile.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const imports: Import[] = []
  const { staticImports, staticExports } = parsedFile.module
  for (const { moduleRequest, entries } of staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
    imports.push({ specifier: moduleRequest.value, typeOnly, dynamic: false, reExport: false })
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, isType, importName } of entries) {
      if (!moduleRequest) continue
      const reExport = importName.kind === 'Name' ? 'named' : 'all'
      imports.push({ specifier: moduleRequest.value, typeOnly: isType, dynamic: false, reExport })
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      const specifier = textOf(source)
      if (specifier !== undefined) imports.push({ specifier, typeOnly: false, dynamic: true, reExport: false })
    },
    TSImportType({ source }) {
      imports.push({ specifier: source.value, typeOnly: true, dynamic: false, reExport: false })
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'require' || !first) return
      const specifier = textOf(first)
      if (specifier !== undefined) imports.push({ specifier, typeOnly: false, dynamic: false, reExport: false })
    },
  }).visit(parsedFile.program)
  return imports
}
