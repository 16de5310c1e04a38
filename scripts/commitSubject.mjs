// The commit-msg hook: `node scripts/commitSubject.mjs FILE` exits 1 when the subject in a message file is not as agreed.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const maxLength = 72

/** Subjects that git writes itself, or that a rebase folds away. */
const exempt = /^(Merge |fixup! |squash! |amend! )/

/**
 * What is wrong with the subject of a commit, or undefined.
 * @param {string} subject
 */
export function subjectProblem(subject) {
  if (subject.trim() === '') return 'The subject is empty.'
  if (exempt.test(subject)) return undefined
  const length = Array.from(new Intl.Segmenter('en').segment(subject)).length
  return length > maxLength ? `The subject has ${length} characters; the max is ${maxLength}: ${subject}` : undefined
}

/**
 * The subject of a message as an editor leaves it: its first line that is no comment.
 * @param {string} message
 */
export function subjectOf(message) {
  return message.split(/\r?\n/).find((line) => !line.startsWith('#') && line.trim() !== '') ?? ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = subjectProblem(subjectOf(readFileSync(process.argv[2] ?? '', 'utf8')))
  if (problem !== undefined) {
    console.error(`${problem}\nSay what the commit does in a short imperative, and why in the body below.`)
    process.exitCode = 1
  }
}
