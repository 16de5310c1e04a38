import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'

/** Code that writes the right to co-host or to organize into a row. Comparisons don't match. */
const writesRight = [
  /cohost_status: (?!'PENDING')[^,\n]*'ACCEPTED'/,
  /\bset\b[^;`]*?\bcohost_status = 'ACCEPTED'[^;`]*?\bwhere\b/,
  /cohost_status := [^;]*'ACCEPTED'/,
  /\brole: 'organizer'(?! \|)/,
  /\brole := 'organizer'/,
  /\bset organizer_id = /,
  /^\s+organizer_id: (?!string)/m,
]
const isGranting = (text: string): boolean => writesRight.some((pattern) => pattern.test(text))

describe('rights at a party', () => {
  it('are given by server/events/grants, to the creator of a party, and to the account that another is merged into', () => {
    const functions = globSync('server/database/functions/*.sql', { cwd: root })
    const files = [...sourceFiles(root, ['server']), ...functions].filter((path) => isGranting(sourceText(root, path)))
    expect(files.filter((path) => !path.startsWith('server/events/grants/'))).toEqual([
      'server/accounts/merge/joinInvitees.ts',
      'server/accounts/merge/mergeAccounts.ts',
      'server/events/events.ts',
      'server/events/memberRow.ts',
    ])
  })

  it.each([
    ["cohost_status: 'ACCEPTED',", true],
    ["cohost_status: isCohost ? 'ACCEPTED' : null,", true],
    ["update invitees set cohost_status = 'ACCEPTED' where true", true],
    ["where i.cohost_status = 'ACCEPTED' and", false],
    ["row.cohost_status === 'ACCEPTED'", false],
    ["  cohost_status: 'PENDING' | 'FAILED' | 'SUCCESS'", false],
    ["v_own.cohost_status := case when v_is_cohost then 'ACCEPTED' end;", true],
    ['update events set organizer_id = $1', true],
    ["where role = 'organizer'", false],
  ])('%s: %s', (text, isGrant) => {
    expect(isGranting(text)).toBe(isGrant)
  })
})
