import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { subjectOf, subjectProblem } from '../../scripts/commitSubject.mjs'
import { root } from './sources/sourceFiles.ts'

/** The last commit before the rule, with its time, because a shallow clone may lack the commit. */
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

/** Returns the subjects of all commits since the rule, except merges, whose subjects are generated. Empty outside a checkout. */
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

  it('are rejected by the hook when they are empty or too long', () => {
    expect(subjectProblem('')).toBeDefined()
    expect(subjectProblem('x'.repeat(73))).toContain('73 characters')
    expect(subjectProblem('é'.repeat(72))).toBeUndefined()
    expect(subjectProblem(`Merge branch '${'x'.repeat(80)}'`)).toBeUndefined()
  })

  it('are taken from the first line that the editor keeps', () => {
    expect(subjectOf('# On branch main\n\nAdd a theme\n\nBecause.\n')).toBe('Add a theme')
    expect(subjectOf('\n#\n')).toBe('')
  })
})
