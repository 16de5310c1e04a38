// The commit-msg hook: `node scripts/commitSubject.mjs FILE` exits 1 if the subject in a message file breaks the rules.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const maxLength = 72

/** Subjects that git writes itself, or that a rebase removes. */
const exempt = /^(Merge |fixup! |squash! |amend! )/

/**
 * Returns the problem with the subject of a commit, if any.
 * @param {string} subject
 */
export function subjectProblem(subject) {
  if (subject.trim() === '') return 'The subject is empty.'
  if (exempt.test(subject)) return undefined
  const length = Array.from(new Intl.Segmenter('en').segment(subject)).length
  return length > maxLength ? `The subject has ${length} characters; the max is ${maxLength}: ${subject}` : undefined
}

/**
 * Returns the subject of a message file: its first line that isn't a comment.
 * @param {string} message
 */
export function subjectOf(message) {
  return message.split(/\r?\n/).find((line) => !line.startsWith('#') && line.trim() !== '') ?? ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = subjectProblem(subjectOf(readFileSync(process.argv[2] ?? '', 'utf8')))
  if (problem !== undefined) {
    console.error(`${problem}\nDescribe what the commit does in a short imperative, and why in the body.`)
    process.exitCode = 1
  }
}
