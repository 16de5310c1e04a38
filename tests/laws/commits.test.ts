import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { subjectOf, subjectProblem } from '../../scripts/commitSubject.mjs'
import { root } from './sources/sourceFiles.ts'

/** The last commit before the rule, and when it was made: a shallow clone may not have it. */
const before = { commit: '42ee43d2494994262b3cb1336b656a3ffb939ff0', at: '2026-11-23T05:02:19Z' }

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

function isKnown(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return true
  } catch {
    return false
  }
}

/** The subjects of the commits since the rule; none outside a checkout. Merges are worded by git and by hosts. */
function subjects(): string[] {
  if (!existsSync(join(root, '.git'))) return []
  const since = isKnown(before.commit) ? [`${before.commit}..HEAD`] : ['HEAD', `--since=${before.at}`]
  return git('log', '--no-merges', '--format=%s', ...since)
    .split('\n')
    .filter((subject) => subject !== '')
}

describe('commit subjects', () => {
  it('have at most 72 characters', () => {
    expect(subjects().flatMap((subject) => subjectProblem(subject) ?? [])).toEqual([])
  })

  it('are refused by the hook when they are empty or too long', () => {
    expect(subjectProblem('')).toBeDefined()
    expect(subjectProblem('x'.repeat(73))).toContain('73 characters')
    expect(subjectProblem('é'.repeat(72))).toBeUndefined()
    expect(subjectProblem(`Merge branch '${'x'.repeat(80)}'`)).toBeUndefined()
  })

  it('are the first line that an editor does not throw away', () => {
    expect(subjectOf('# On branch main\n\nAdd a theme\n\nBecause.\n')).toBe('Add a theme')
    expect(subjectOf('\n#\n')).toBe('')
  })
})
