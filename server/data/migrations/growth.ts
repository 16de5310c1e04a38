import { sql, type Kysely } from 'kysely'
import { answer } from './answers.ts'
import { guestCounts } from './guestCounts.ts'
import { promoteWaiting } from './places.ts'

/**
 * What grows with an event's guests is counted as it changes, and what is shown in an order lies in it: no call reads more
 * than it answers, but for the steps down an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...guestCounts, ...orders, ...contacts, ...messages, ...functions])
    await sql.raw(statement).execute(db)
}

/** The host's list (data/invitees.ts) and the one that guests see (data/guestList.ts), in their orders. */
const orders = [
  `create index invitees_listed on invitees
    (event_id, (case when role = 'organizer' then 0 else 1 end), lower(name), invitee_id)
    where rsvp_status <> 'HIDDEN'`,
  `create index invitees_shown on invitees (event_id,
      (case when role = 'organizer' then 0 when cohost_status = 'ACCEPTED' then 1 else 2 end),
      (case rsvp_status when 'YES' then 0 when 'SEEN' then 1 when 'INVITED' then 2 else 3 end), answered_at, invitee_id)
    where rsvp_status <> 'HIDDEN' and (waitlist_status is null or waitlist_status = 'APPROVED')
      and (rsvp_status <> 'INVITED' or invite_status <> 'PENDING')`,
]

/** By a person's account or contact: everywhere, and at one event, where removed guests are looked for too. */
const contacts = [
  'drop index invitees_user, invitees_everywhere_email, invitees_everywhere_phone, invitees_phone',
  'create index invitees_user on invitees (user_id, event_id) where user_id is not null',
  'create index invitees_everywhere_email on invitees (email_normalised, event_id) where email_normalised is not null',
  'create index invitees_everywhere_phone on invitees (phone, event_id) where phone is not null',
]

/** How many guests a message went to is known when it is sent, and not counted for each who reads what was sent. */
const messages = [
  'alter table messages add column recipients integer not null default 0',
  `update messages m set recipients = (
    select count(*) from message_recipients r where r.event_id = m.event_id and r.message_id = m.id
  )`,
]

/** A text with a piece of it in other words. @throws Error when it is not in it. */
function reworded(text: string, piece: string, other: string): string {
  if (!text.includes(piece)) throw new Error(`Not in it: ${piece}`)
  return text.replace(piece, other)
}

const isRemoved = (who: string) => `exists (
      select 1 from invitees i where i.event_id = p_event and i.rsvp_status = 'HIDDEN' and ${who}
    )`

/** `answer_invitation`, which asks how many guests there are of their count. */
export const answerByCounts = reworded(
  reworded(
    answer,
    'select count(*) from invitees i where i.event_id = p_event)',
    'select sum(c.entries) from guest_counts c where c.event_id = p_event)',
  ),
  `exists (
      select 1 from invitees i where i.event_id = p_event and i.rsvp_status = 'HIDDEN'
        and (i.user_id = v_user or i.email_normalised = p->>'emailKey' or i.phone = p->>'phone')
    )`,
  ['i.user_id = v_user', "i.email_normalised = p->>'emailKey'", "i.phone = p->>'phone'"].map(isRemoved).join(' or '),
)

/** Nobody who waits is looked at once every place is taken. */
const promoteWhileFree = reworded(promoteWaiting, '  loop\n', '  loop\n    exit when v_taken >= p_capacity;\n')

const functions = [answerByCounts, promoteWhileFree].map((text) =>
  reworded(text, 'create function', 'create or replace function'),
)
