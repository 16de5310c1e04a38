import { expect, it } from 'vitest'
import { isTable } from '../../../../contract/rules/guests/peopleLines.ts'

it.each([
  ['cells copied from a sheet', 'Name\tEmail\nAna\tana@x.example'],
  ['a CSV file', '\r\nFirst Name,Last Name,E-mail Address\r\nAna,Ortiz,ana@x.example\r\n'],
  ['a German file', 'Vorname;Nachname;Telefon\nAna;Ortiz;+49 30 1234567'],
])('%s is a table with headings', (_kind, text) => {
  expect(isTable(text)).toBe(true)
})

it.each([
  ['a list', 'Ana <ana@x.example>, Ben <ben@x.example>\nCy <cy@x.example>'],
  ['a table without headings', 'Ana\tana@x.example\nBen\tben@x.example'],
  ['headings alone', 'Name,Email'],
  ['a sentence about email', 'Please write an email to each of these people, thanks\nAna, ana@x.example'],
  ['headings above another list', 'Name, email\nana@x.example'],
])('%s is not', (_kind, text) => {
  expect(isTable(text)).toBe(false)
})
