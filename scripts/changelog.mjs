// Writes CHANGELOG.md: `npm run changelog`. All packages are released together, so there is one list for all of them.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inRoot, root } from './root.mjs'

const intro = `# Changelog

What changes for people who use or run Festoon. Written by "npm run changelog" from the notes in .changeset.
`

/**
 * Returns the text of CHANGELOG.md.
 * @param {readonly string[]} notes the unreleased files of `.changeset/`
 * @param {readonly string[]} released the changelogs of changesets, one per package
 */
export function changelog(notes, released) {
  /** @type {Map<string, Set<string>>} */
  const versions = new Map()
  for (const text of released) {
    for (const section of text.split(/^## /m).slice(1)) {
      const version = section.split('\n', 1)[0] ?? ''
      const items = versions.get(version) ?? new Set()
      versions.set(version, items)
      for (const item of section.split(/^- /m).slice(1)) {
        // Each item ends before the next heading. Packages that were only updated along with others are left out.
        const words = flat(item.split(/^###? /m)[0] ?? '').replace(/^[\da-f]{7,}: /, '')
        if (!words.startsWith('Updated dependencies') && !words.startsWith('@festoon/')) items.add(words)
      }
    }
  }
  const waiting = notes.map((note) => flat(note.replace(/^---\n[\s\S]*?\n---\n/, '')))
  /** @type {[string, Set<string>][]} */
  const sections = [['Unreleased', new Set(waiting)], ...versions]
  return intro + sections.map(([name, items]) => (items.size === 0 ? '' : `\n## ${name}\n\n${list(items)}`)).join('')
}

/** @param {string} text */
const flat = (text) => text.trim().replaceAll(/\s+/g, ' ')

/** @param {Iterable<string>} items */
const list = (items) => [...items].map((item) => `- ${item}\n`).join('')

/** Returns the up-to-date text of CHANGELOG.md. */
export function currentChangelog() {
  const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8')
  const find = (/** @type {string} */ pattern) => globSync(pattern, { cwd: root }).toSorted().map(read)
  return changelog(find('.changeset/*.md'), find('{app,art,contract,server,tokens,ui}/CHANGELOG.md'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(inRoot('CHANGELOG.md'), currentChangelog())
