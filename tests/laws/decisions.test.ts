import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root, sourceText } from './sources/sourceFiles.ts'

const folder = 'docs/decisions'
const records = globSync(`${folder}/[0-9]*.md`, { cwd: root }).toSorted()
const index = sourceText(root, `${folder}/README.md`)
const headOf = (path: string) => {
  const [, number = '', title = ''] = /^# (\d{3}) (.+)\n/.exec(sourceText(root, path)) ?? []
  const [, date = '', status = ''] = /^- Date: (.+)\n- Status: (.+)\n/m.exec(sourceText(root, path)) ?? []
  return { file: path.slice(folder.length + 1), number, title, date, status }
}

it.each(records)('%s has a number, a title, a date and a status', (path) => {
  const { file, number, title, date, status } = headOf(path)
  expect(file.startsWith(`${number}-`)).toBe(true)
  expect(title).not.toBe('')
  expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(status).toMatch(/^(Proposed|Accepted|Rejected|Superseded by \d{3})$/)
})

it('the index of decisions lists each record once, with its title, and its status unless it is accepted', () => {
  const entries = [
    ...index.matchAll(/^- \[(\d{3})\]\((.+?)\): (.+?)(?: \((Proposed|Rejected|Superseded by \d{3})\))?$/gm),
  ].map(([, number, file, title, status = 'Accepted']) => ({ file, number, title, status }))
  expect(entries).toEqual(
    records.map(headOf).map(({ file, number, title, status }) => ({ file, number, title, status })),
  )
})
