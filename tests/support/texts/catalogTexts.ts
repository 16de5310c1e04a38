import { globSync } from 'node:fs'
import { Visitor, parseSync } from 'vite'
import { root, sourceText } from '../../laws/sources/sourceFiles.ts'
import { parameter } from './fixedTexts.ts'

/** Returns every text in the message catalogs, and each of its sentences to the end, with an ellipsis for each value. */
export function catalogTexts(): Set<string> {
  const files = [
    ...globSync('contract/messages/en/**/*.ts', { cwd: root }),
    ...globSync('ui/private/*essages.ts', { cwd: root }),
  ]
  const texts = new Set<string>()
  for (const file of files) {
    const { program, errors } = parseSync(file, sourceText(root, file))
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
    const add = (text: string) => {
      texts.add(text)
      for (const { index } of text.matchAll(/(?<=[.!?] )\p{Lu}/gu)) texts.add(text.slice(index))
    }
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') add(value)
      },
      TemplateLiteral({ quasis }) {
        add(quasis.map(({ value }) => value.cooked ?? '').join('…'))
      },
      // Text with parts that aren't strings, such as a name in bold
      ArrayExpression({ elements }) {
        const parts = elements.map((part) =>
          part?.type === 'Literal' && typeof part.value === 'string' ? part.value : '…',
        )
        add(parts.join(''))
      },
    }).visit(program)
  }
  return texts
}

/**
 * Returns the texts of which a catalog must contain one each: two for a text in the singular and plural, such as
 * `N party/parties`, or for two texts in one row, such as a title and a question.
 */
export function catalogForms(text: string): string[][] {
  return text.split(' / ').flatMap((part) => {
    const sample = part.replace(/\ba\/an (\{[^}]*\})/g, '$1')
    const one = sample.replace(/\b(\w+)\/\w+/g, '$1').replaceAll('(s)', '')
    const several = sample.replace(/\b\w+\/(\w+)/g, '$1').replaceAll('(s)', 's')
    const plain = several.replace(parameter, '…')
    // A value that follows the text, such as a time, isn't always quoted.
    const forms = [plain, `${plain} …`]
    return one === several ? [forms] : [[one.replace(parameter, '1'), one.replace(parameter, '…')], forms]
  })
}
