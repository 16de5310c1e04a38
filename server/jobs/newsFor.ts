import { readGuestCounts } from '../data/guestCounts.ts'
import { readAnswers } from '../data/hostNews.ts'
import type { Notice } from '../data/notices.ts'
import type { Db, InviteeRow } from '../data/schema.ts'
import type { TellableNotice } from '../mail/newsOf.ts'

/** A notice with what it tells of; undefined when there is nothing left to tell this reader. */
export async function newsFor(db: Db, notice: Notice, reader: InviteeRow): Promise<TellableNotice | undefined> {
  if (notice.kind !== 'answers') return notice
  const { rows, more } = await readAnswers(db, reader, notice)
  if (rows.length === 0) return undefined
  return { kind: 'answers', answers: rows, more, going: (await readGuestCounts(db, reader.event_id)).going }
}
