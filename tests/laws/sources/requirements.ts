import { root, sourceText } from './sourceFiles.ts'

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly layer: string
  readonly text: string
  readonly source: string
}

/** The numbered requirements. */
export function requirements(): Requirement[] {
  const [, ...rows] = sourceText(root, 'tests/requirements.tsv').trimEnd().split('\n')
  return rows.map((row) => {
    const [id = '', area = '', layer = '', text = '', source = ''] = row.split('\t')
    return { id, area, layer, text, source }
  })
}

/** The requirement ids at the end of a test's title, or in a list of tags: `[SIGN-07, SIGN-08]`. */
export function idsIn(text: string): string[] {
  return text.match(/\b[A-Z]{2,7}-\d{2,3}\b/g) ?? []
}
