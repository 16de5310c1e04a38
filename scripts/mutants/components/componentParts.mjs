import { globSync } from 'node:fs'
import { root } from '../../root.mjs'
import { pureParts } from '../pureParts.mjs'

/** Matches styles, types, the build's configuration, and the service worker, in which no mutant can be selected. */
const outside = /(?:\.css|\.variants|\.d)\.ts$|^app\/vite\.config\.ts$|^app\/platform\/worker\//

/** Returns the files of the app with markup or effects: components, hooks, and all else that isn't pure. */
export function componentParts() {
  const pure = new Set(pureParts().map(({ file }) => file))
  return globSync('app/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !outside.test(file) && !pure.has(file))
    .toSorted()
    .map((file) => ({ file }))
}

/** @typedef {{mutatorName: string, code: string, before: string}} Change a mutant with its original code, and the code before that */

/** Matches a list of at least two class names of Tailwind, one of them with a hyphen. Copy has capitals or punctuation. */
const classList = /^(?=.* )(?=.*[a-z]-)(?:[-!@*a-z[][^\s.,?!'"’]*(?: |$))+$/

/**
 * Returns whether a behavior could show the mutant. Three kinds can't, and aren't drawn: removed lists of class names, which only
 * pictures show; the text of a thrown error or of a message on the console; and an empty list of a hook's dependencies, which
 * gets a constant.
 * @param {Change} change
 */
export function canShow({ mutatorName, code, before }) {
  if (mutatorName === 'ArrayDeclaration') return code !== '[]' || !/(?:\}|\buse[A-Z]\w*\(.*), $/.test(before)
  if (mutatorName !== 'StringLiteral') return true
  const text = code
    .slice(1, -1)
    .replaceAll(/\[[^\]"']*\]/g, '-x')
    .replaceAll(/\$\{[^}]*\}/g, 'x-x')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return !classList.test(text) && !/(?:console\.\w+|new Error)\($/.test(before)
}
