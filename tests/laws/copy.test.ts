import { describe, expect, it } from 'vitest'
import { isCatalog, notCopy } from './copy/notCopy.ts'
import { readCopy } from './copy/readCopy.ts'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

/** The user-facing strings outside the message catalogs, including those that only look like copy. */
const outside = sourceFiles(root, ['contract', 'app', 'server', 'ui'])
  .filter((path) => !isCatalog(path) && !path.includes('.stories.') && !path.endsWith('vite.config.ts'))
  .flatMap((path) =>
    readCopy(path, sourceText(root, path)).map(({ line, text }) => ({ where: `${path}:${line}`, text })),
  )

describe('user-facing strings', () => {
  it('are in the message catalogs', () => {
    expect(outside.filter(({ text }) => !notCopy.has(text))).toEqual([])
  })

  it('are not listed as exceptions without need', () => {
    expect([...notCopy].filter((text) => !outside.some((found) => found.text === text))).toEqual([])
  })

  it.each([
    ['text in JSX', 'const a = <p>Send invites</p>', ['Send invites']],
    ['a label', 'const a = <Field label="Your name" />', ['Your name']],
    ['a sentence', "const a = fails ? 'Something went wrong.' : ''", ['Something went wrong.']],
    ['a sentence with a value', 'const a = `You have ${count} guests`', ['You have … guests']],
    ['a heading of a column', "const a = { heading: 'Status', id: 'status' }", ['Status']],
    ['an attribute that is spread', "const a = <p {...(b && { 'aria-label': 'Caption' })} />", ['Caption']],
    ['the default of a label', "function A({ cancelLabel = 'Cancel' }) {}", ['Cancel']],
    ['one word in an expression of an attribute', "const a = <button aria-label={'Close'} />", ['Close']],
    ['one word in an expression in JSX', "const a = <p>{open ? 'Hide' : 'Show'}</p>", ['Hide', 'Show']],
    ['one word in an expression in a fragment', "const a = <>{name || (open && 'Guest')}</>", ['Guest']],
    ['a label with a condition', "const b = { label: a ? 'Yes' : 'No' }", ['Yes', 'No']],
    ['a template of one word', 'const a = <p title={`Menu`}>{`Guests`}</p>', ['Menu', 'Guests']],
    ['a label that begins with a value', 'const a = <p aria-label={`${count} guests`} />', ['… guests']],
    ['a word in capitals', "const a = <p title={'RSVP'}>{b ? 'OK' : c}</p>", ['RSVP', 'OK']],
    ['a label in capitals', "const a = { label: 'RSVP' }", ['RSVP']],
    ['a notice', "notify({ level: 'info', key: 'save', text: 'Saved' })", ['Saved']],
    ['a notice with a condition', "notify({ level: 'info', text: a ? 'Saved' : `Sent` })", ['Saved', 'Sent']],
    ['a text that is no notice', "draw({ text: 'Saved' })", []],
    ['a value', `const a = <option value={b ? 'YES' : 'NO'}>{b === 'YES' ? c : d}</option>`, []],
    ['a name of an enumeration', "const a = { label: 'NOT_SENT', message: 'internal' }", []],
    ['a style sheet', 'const a = <style>{`:root{color-scheme:${b}}`}</style>', []],
    ['a hint for the keyboard', "const a = <input enterKeyHint={b ? 'search' : 'done'} />", []],
    ['a class and a key', 'const a = <p className="Some Words" key="a" />', []],
    ['a line of the log', "log.warn({ err }, 'The mail could not be sent')", []],
    ['a reported problem', "report('WARN', 'The draft could not be saved')", []],
    ['an error for engineers', "throw new Error('The row is missing here')", []],
    ['an error of our own', "throw new StorageUnavailable('The bucket was not found')", []],
  ])('%s is classified correctly', (_what, code, expected) => {
    expect(readCopy('a.tsx', code).map(({ text }) => text)).toEqual(expected)
  })
})
