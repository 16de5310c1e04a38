import { Visitor, parseSync } from 'vite'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'

/** The fields of the wire, and the files that declare the columns of the database. */
const wire = sourceFiles(root, ['contract/nouns', 'contract/wire'])
const tables = sourceFiles(root, ['server/database']).filter((path) => /(?:schema|Tables)\.ts$/.test(path))

/** Names that the language declares: the results of iterators and readers. */
const ofTheLanguage = ['done']

/** Returns the names of properties that can't change: the fields of the wire, the columns of the database. */
export function fixedNames(): Set<string> {
  const names = new Set(ofTheLanguage)
  for (const path of [...wire, ...tables])
    new Visitor({
      // The fields of a schema.
      CallExpression({ arguments: callArguments }) {
        const properties = callArguments.flatMap((argument) =>
          argument.type === 'ObjectExpression' ? argument.properties : [],
        )
        for (const property of properties)
          if (property.type === 'Property' && property.key.type === 'Identifier') names.add(property.key.name)
      },
      TSPropertySignature({ key }) {
        if (key.type === 'Identifier') names.add(key.name)
      },
    }).visit(parseSync(path, sourceText(root, path)).program)
  return names
}
