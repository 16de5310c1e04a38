import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from '../sources/sourceFiles.ts'

/** Code that locks the row of an event, by a function, a query, or a change. */
const locksEvent = [
  /\block(?:Whole|Live|Upcoming)?Event\(/,
  /selectFrom\('events'\)(?:(?!execute)[^;])*?\.for(?:NoKeyUpdate|Update|Share|KeyShare)\(/,
  /\bfrom events\b[^;`]*?\bfor (?:no key )?(?:update|share)\b/,
  /\.(?:updateTable|deleteFrom|mergeInto)\('events'\)/,
  /\b(?:update events\b(?! of)|delete from events\b|merge into events\b)/,
]
const isLocking = (text: string): boolean => locksEvent.some((pattern) => pattern.test(text))

/** Code that acts for a host. */
const isForHosts = (text: string): boolean =>
  /\b(?:HostOf|OrganizerOf)</.test(text) || /\b(?:gates\.(?:host|organizer)|openOrganized)\b/.test(text)

/** The files that lock events for others than hosts, or define how. */
const lockFiles = [
  // The definitions.
  'server/database/rows/eventRows.ts',
  'server/events/lockEvent.ts',
  'server/rpc/access/lockHosted.ts',
  // Guests.
  'server/database/functions/attach_invitations.sql',
  'server/database/functions/save_rsvp.sql',
  'server/accounts/profile/optOuts.ts',
  'server/events/grants/cohostReply.ts',
  // The holder of the link in a notice of a new co-host.
  'server/events/grants/undoGrant.ts',
  'server/guests/bring/saveClaim.ts',
  'server/guests/data/guestData.ts',
  'server/times/giveAnswers.ts',
  // The owner of an account.
  'server/accounts/deletion/endAccounts.ts',
  'server/accounts/deletion/eraseAccount.ts',
  'server/accounts/deletion/forgetImages.ts',
  'server/accounts/merge/joinInvitation.ts',
  'server/accounts/merge/mergeAccounts.ts',
  'server/accounts/sessions/endOffers.ts',
  // Operators.
  'server/events/suspension/suspendAccount.ts',
  'server/events/suspension/suspendEvent.ts',
  // Jobs.
  'server/events/changeNotices.ts',
  'server/events/notifyHosts.ts',
  'server/guests/data/eraseOldContacts.ts',
  'server/messaging/notifications/hostDigests.ts',
]

/** Files that lock events for hosts and for others, each with the reason for its other lock. */
const mixedFiles: Record<string, string> = {
  'server/events/endEvent.ts': 'deletes suspended events',
  'server/media/albums/albums.ts': 'adds the photos of guests',
}

const files = [
  ...sourceFiles(root, ['server']),
  ...globSync('server/database/functions/*.sql', { cwd: root }).map((path) => path.replaceAll('\\', '/')),
]
const textOf = (path: string): string => sourceText(root, path)

describe('the event of a host', () => {
  it('is locked and changed only by lockHosted, which checks the right again', () => {
    const others = files.filter((path) => isLocking(textOf(path)) && !/\blockHosted\(/.test(textOf(path)))
    expect(others.toSorted()).toEqual(lockFiles.filter((path) => path !== 'server/rpc/access/lockHosted.ts').toSorted())
  })

  it('is unknown to the files that lock events for others', () => {
    const definitions = new Set(['server/rpc/access/lockHosted.ts', 'server/events/grants/cohostReply.ts'])
    expect(lockFiles.filter((path) => !definitions.has(path) && isForHosts(textOf(path)))).toEqual([])
  })

  it('is locked in no other way by a file that locks it by lockHosted', () => {
    const plain = /\block(?:Whole|Live|Upcoming)?Event\(/
    const mixedPaths = files.filter((path) => /\blockHosted\(/.test(textOf(path)) && plain.test(textOf(path)))
    expect(mixedPaths.filter((path) => !lockFiles.includes(path))).toEqual(Object.keys(mixedFiles))
  })

  it.each([
    ['const event = await lockEvent(tx, id)', true],
    ['await lockUpcomingEvent(tx, id, now)', true],
    ["tx.selectFrom('events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()", true],
    ["tx.selectFrom('events').selectAll().execute()\nawait tx.selectFrom('users').forUpdate()", false],
    ['select 1 from events where id = 1 order by id for no key update', true],
    ['select 1 from events where id = 1', false],
    ["tx.updateTable('events').set({ photo_url: '' })", true],
    ['update events e set origin = 1', true],
    ["await lockHosted(tx, event, 'host')", false],
  ])('%s: %s', (text, locks) => {
    expect(isLocking(text)).toBe(locks)
  })
})
