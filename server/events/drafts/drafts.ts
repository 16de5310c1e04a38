import type { Selectable } from 'kysely'
import { limits } from '@festoon/contract/limits'
import type { Draft, DraftEvent, DraftResult } from '@festoon/contract/nouns/draft'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { Failure } from '../../core/Failure.ts'
import { announceDraft } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { isUniqueViolation } from '../../database/isUniqueViolation.ts'
import { lockUserAlone } from '../../database/rows/lockUser.ts'
import type { Db, DraftTable, Tx } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'
import { wasRemoved } from '../removedEvents.ts'
import { requirePicture } from '../requirePicture.ts'

const toDraft = ({ id, event, saved_at }: Selectable<DraftTable>): Draft => ({
  eventUuid: id,
  event,
  savedAt: saved_at,
})

/** Returns a user's drafts, most recently saved first. */
export async function listDrafts(db: Db, userId: string): Promise<Draft[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toDraft)
}

/** Returns one of a user's drafts, or undefined if the user has no draft with this id. */
export async function readDraft(db: Db, userId: string, id: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && toDraft(row)
}

/**
 * Creates or updates a user's draft (DRAFT-07). Saving the same content again changes nothing. Different content is refused
 * unless its modification id is higher than the saved draft's. The id must not belong to an event, even a deleted one, or to
 * another user's draft. Returns the draft.
 * @throws Failure conflict, draftNotFound, draftLimit, sessionExpired; invalid if the user may not use the cover image.
 */
export async function saveDraft(db: Db, userId: string, id: string, event: DraftEvent, now: number): Promise<Draft> {
  try {
    return await inTransaction(db, (tx) => writeDraft(tx, userId, id, event, now))
  } catch (error) {
    // Another user's draft took this id in the meantime.
    if (isUniqueViolation(error, 'drafts_pkey')) throw new Failure('draftNotFound')
    throw error
  }
}

async function writeDraft(tx: Tx, userId: string, id: string, event: DraftEvent, now: number): Promise<Draft> {
  // One user's saves are serialized, so that drafts are counted correctly and two new drafts with the same id can't both
  // be created.
  if (!(await lockUserAlone(tx, userId))) throw new Failure('sessionExpired')
  const isEvent = await tx.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst()
  const savedDraft = await tx.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
  if (isEvent || (savedDraft && savedDraft.user_id !== userId)) throw new Failure('draftNotFound')
  if (!savedDraft && (await wasRemoved(tx, id))) throw new Failure('draftNotFound')
  if (event.photoUrl !== undefined && event.photoUrl !== savedDraft?.event.photoUrl)
    await requirePicture(tx, userId, event.photoUrl)
  const fields = { event: JSON.stringify(event), modification_id: event.modificationId, saved_at: now }
  if (!savedDraft) {
    const { count } = await tx
      .selectFrom('drafts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= limits.drafts) throw new Failure('draftLimit')
    await tx
      .insertInto('drafts')
      .values({ id, user_id: userId, ...fields })
      .execute()
  } else if (event.modificationId > savedDraft.modification_id) {
    await tx.updateTable('drafts').set(fields).where('id', '=', id).execute()
  } else {
    if (!sameContent(contentOf(event), contentOf(savedDraft.event))) throw new Failure('conflict')
    return toDraft(savedDraft)
  }
  await announceDraft(tx, userId, id)
  return { eventUuid: id, event, savedAt: now }
}

/** Returns a draft's content without its modification id. */
const contentOf = ({ modificationId: _counted, ...event }: DraftEvent): object => event

/** Deletes one of a user's drafts. Returns false if the draft doesn't exist. */
export async function removeDraft(db: Db, userId: string, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const removal = await tx.deleteFrom('drafts').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
    if (removal.numDeletedRows === 0n) return false
    await announceDraft(tx, userId, id)
    return true
  })
}

/** Returns a user's draft with the fields that the server adds to its event. */
export function draftResult(
  { config }: Pick<Services, 'config'>,
  userId: string,
  { eventUuid, event, savedAt }: Draft,
): DraftResult {
  const { startTime, timeZone } = event
  return {
    eventUuid,
    savedAt,
    event: {
      ...event,
      url: `${config.origin}/event/draft/${eventUuid}`,
      organizerUuid: userId,
      date: startTime === 0 || timeZone === undefined ? '' : dayIn(startTime, timeZone),
      subtitle: event.backgroundAnimationSearchQuery,
      isHost: true,
      isDraft: true,
      isCreate: true,
      isClone: event.isClone ?? false,
      lastSavedTimestamp: savedAt,
    },
  }
}
