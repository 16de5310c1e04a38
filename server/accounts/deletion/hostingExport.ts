import { limits } from '@festoon/contract/limits'
import type { AccountExport } from '@festoon/contract/nouns/accountExport'
import { locationLine } from '@festoon/contract/rules/events/locationLine'
import { iso } from '../../core/isoTime.ts'
import { total } from '../../database/rows/guestCounts.ts'
import type { Db } from '../../database/schema.ts'

const maxRows = limits.exportRows

/** Converts a message that the account sent or received to the format of the export. */
export const messageExport = ({ title, message, sent_at }: { title: string; message: string; sent_at: number }) => ({
  party: title,
  message,
  sentAt: iso(sent_at),
})

/**
 * Exports the events that the account organizes, the messages it sent to guests, and its actions in the audit log. For each
 * event, includes the number of guests but none of their data.
 */
export async function hostingExport(
  db: Db,
  userId: string,
): Promise<Pick<AccountExport, 'hosted' | 'messages' | 'actions'>> {
  const hostedEvents = await db
    .selectFrom('events')
    .select(['id', 'title', 'description', 'start_time', 'end_time', 'location', 'canceled_at', 'questions'])
    .select(({ selectFrom }) =>
      selectFrom('guest_counts')
        .whereRef('guest_counts.event_id', '=', 'events.id')
        .select(total('guests'))
        .as('guests'),
    )
    .where('organizer_id', '=', userId)
    .orderBy('start_time', 'desc')
    .limit(maxRows)
    .execute()
  const items = await db
    .selectFrom('sign_up_items')
    .innerJoin('events', 'events.id', 'sign_up_items.event_id')
    .select(['sign_up_items.event_id', 'sign_up_items.name'])
    .where('events.organizer_id', '=', userId)
    .orderBy('sign_up_items.position')
    .limit(maxRows)
    .execute()
  const messages = await db
    .selectFrom('messages')
    .innerJoin('events', 'events.id', 'messages.event_id')
    .select(['events.title', 'messages.message', 'messages.sent_at'])
    .where('messages.sender_id', '=', userId)
    .orderBy('messages.sent_at', 'desc')
    .limit(maxRows)
    .execute()
  const changes = await db
    .selectFrom('audit_log')
    .leftJoin('events', 'events.id', 'audit_log.event_id')
    .select(['events.title', 'audit_log.operation', 'audit_log.created_at'])
    .where('audit_log.user_id', '=', userId)
    .orderBy('audit_log.created_at', 'desc')
    .limit(maxRows)
    .execute()
  return {
    hosted: hostedEvents.map((one) => ({
      id: one.id,
      title: one.title,
      description: one.description,
      start: iso(one.start_time),
      end: one.end_time === 0 ? null : iso(one.end_time),
      place: locationLine(one.location),
      canceledAt: iso(one.canceled_at),
      guests: one.guests ?? 0,
      questions: one.questions.map(({ question }) => question),
      signUpItems: items.filter(({ event_id }) => event_id === one.id).map(({ name }) => name),
    })),
    messages: messages.map(messageExport),
    actions: changes.map(({ title, operation, created_at }) => ({
      party: title ?? '',
      action: operation,
      at: iso(created_at),
    })),
  }
}
