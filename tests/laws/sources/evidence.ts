import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentSchema } from '../../../server/config/environment.ts'
import { asvsIds } from './asvsIds.ts'
import { root, sourceText } from './sourceFiles.ts'

/** The kinds of evidence. An open row says what is missing. */
const kinds = ['test', 'setting', 'document', 'reason', 'open'] as const
type Kind = (typeof kinds)[number]

/** A row of the ASVS table in docs/threat-model.md. */
export interface EvidenceRow {
  id: string
  requirement: string
  how: string
}

const quotedWord = /`([^`]+)`/g
const variable = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^(?:PORT|HOST|IDENTITY|STORAGE|REALTIME)$/
const testFile = /^(?:tests|e2e)\/.*\.(?:test\.tsx?|spec\.ts)$/
const isPath = (word: string): boolean => /^[\w.-]+(?:\/[\w.-]+)+$/.test(word) || /\.(?:md|json|ya?ml)$/.test(word)
/** A file with a heading in it, such as `docs/operating.md` “Limits”. */
const section = /`([^`]+\.md)`(?: “([^”]+)”)?/g

/** Returns the rows of the table. */
export const evidenceRows = (text: string): EvidenceRow[] =>
  [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| (.*?) \| (.*) \|$/gm)].map(([, id = '', requirement = '', how = '']) => ({
    id,
    requirement,
    how,
  }))

/** Returns the ids that the rows lack, repeat, or invent. */
export function idBreaches(rows: readonly EvidenceRow[]): string[] {
  const counts = new Map(asvsIds.map((id) => [id, 0]))
  const unknownIds = rows.flatMap(({ id }) => (counts.has(id) ? [] : [`${id}: no such requirement`]))
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  const wrong = asvsIds.filter((id) => counts.get(id) !== 1).map((id) => `${id}: ${counts.get(id)} rows`)
  return [...unknownIds, ...wrong]
}

/** Returns the kind of a row's evidence. Undefined if there is none, or more than one. */
export function kindOf({ how }: EvidenceRow): Kind | undefined {
  const namedKinds = kinds.filter((kind) => new RegExp(String.raw`(?:^|[\s;,])${kind}: `).test(how))
  return namedKinds.length === 1 ? namedKinds.find((kind) => how.startsWith(`${kind}: `)) : undefined
}

/** Returns the breaches of a row: missing files, headings and variables, and evidence of another kind than it claims. */
export function rowBreaches(row: EvidenceRow): string[] {
  const kind = kindOf(row)
  const words = [...row.how.matchAll(quotedWord)].map(([, word = '']) => word)
  const paths = words.filter(isPath)
  const variables = words.filter((word) => variable.test(word))
  const headings = [...row.how.matchAll(section)].filter(([, path = '', heading]) => !hasHeading(path, heading))
  const text = row.how.slice(row.how.indexOf(':') + 1).trim()
  return [
    ...(kind ? [] : ['not exactly one kind of evidence']),
    ...(row.requirement.split(' ').length > 8 || row.requirement === '' ? ['not one to eight words'] : []),
    ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`),
    ...variables.filter((name) => !Object.hasOwn(environmentSchema.shape, name)).map((name) => `${name} is no setting`),
    ...headings.map(([, path, heading]) => `${path} has no heading ${heading}`),
    ...(kind === 'test' && !isListOf(text, (word) => testFile.test(word)) ? ['not a list of tests'] : []),
    ...(kind === 'setting' && !isListOf(text, (word) => variable.test(word)) ? ['not a list of variables'] : []),
    ...(kind === 'document' &&
    !isListOf(text.replaceAll(/ “[^”]+”/g, ''), (word) => isPath(word) && !testFile.test(word))
      ? ['not a list of documents']
      : []),
    ...((kind === 'reason' || kind === 'open') && paths.length > 0 ? ['a file next to a reason'] : []),
    ...((kind === 'reason' || kind === 'open') && !/\w/.test(text) ? ['no words'] : []),
  ].map((breach) => `${row.id}: ${breach}`)
}

/** Returns true if a text is nothing but words in backticks, separated by commas, that all pass a check. */
function isListOf(text: string, isAllowed: (word: string) => boolean): boolean {
  const parts = text.split(', ').map((part) => /^`([^`]+)`$/.exec(part)?.[1])
  return parts.every((part) => part !== undefined && isAllowed(part))
}

/** Returns true if a document exists and has a heading, if one is given. */
function hasHeading(path: string, heading: string | undefined): boolean {
  if (!existsSync(join(root, path))) return true
  if (heading === undefined) return true
  return sourceText(root, path)
    .split('\n')
    .some((line) => /^#{1,4} /.test(line) && line.replace(/^#+ /, '') === heading)
}

/** An abuse case in docs/threat-model.md. */
interface AbuseRow {
  actor: string
  wish: string
  stops: string
  test: string
}

/** Returns the rows of the table of abuse cases. */
export function abuseRows(text: string): AbuseRow[] {
  const table = text.split(/^## /m).find((part) => part.startsWith('Abuse cases')) ?? ''
  const lines = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| actor |'))
  return lines.map((line) => {
    const [actor = '', wish = '', stops = '', test = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    return { actor, wish, stops, test }
  })
}

/** Returns the breaches of an abuse case: empty cells, and tests that don't exist. */
export function abuseBreaches({ actor, wish, stops, test }: AbuseRow): string[] {
  const paths = [...test.matchAll(quotedWord)].map(([, word = '']) => word)
  return [
    ...([actor, wish, stops, test].includes('') ? ['an empty cell'] : []),
    ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`),
    ...(isListOf(test, (word) => testFile.test(word)) ? [] : ['not a list of tests']),
  ].map((breach) => `${wish}: ${breach}`)
}
