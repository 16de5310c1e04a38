import { root, sourceText } from './sourceFiles.ts'

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly layer: string
  readonly text: string
  readonly source: string
}

/** Reads the numbered requirements. */
export function requirements(): Requirement[] {
  return requirementsIn(sourceText(root, 'tests/requirements.tsv'))
}

/** Returns the requirements in a table of tab-separated values whose first line names the columns. */
export function requirementsIn(table: string): Requirement[] {
  const [, ...rows] = table.trimEnd().split('\n')
  return rows.map((row) => {
    const [id = '', area = '', layer = '', text = '', source = ''] = row.split('\t')
    return { id, area, layer, text, source }
  })
}

/** Returns the requirement ids in a text: the end of a test's title, or a list of tags such as `[SIGN-07, SIGN-08]`. */
export function idsIn(text: string): string[] {
  return text.match(/\b[A-Z]{2,7}-\d{2,3}\b/g) ?? []
}

/** The most requirements that a title may name. */
const maxInTitle = 4

/** Returns the places in a file of tests where a title ends with too many requirement ids, with their number. */
export function crowdedTitlesIn(path: string, text: string): string[] {
  const lists = [...text.matchAll(/\[([A-Z]{2,7}-\d{2,3}(?:,\s*[A-Z]{2,7}-\d{2,3})*)\]\s*['"`]/g)]
  return lists.flatMap(({ 1: list = '', index }) => {
    const count = idsIn(list).length
    return count > maxInTitle ? [`${path}:${text.slice(0, index).split('\n').length}: ${count} requirements`] : []
  })
}
