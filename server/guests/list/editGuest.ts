import { sql, type RawBuilder } from 'kysely'
import { asRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { ParsedInputOf } from '@festoon/contract/wire/operations'
import type { SpendRecipients } from '../../accounts/sending/spendRecipients.ts'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { isUniqueViolation } from '../../database/isUniqueViolation.ts'
import { endExclusionsOf, exclude } from '../../database/rows/exclusions.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { requireLive } from '../../events/lockEvent.ts'
import { lockGuests } from '../../events/lockGuests.ts'
import { isHosting, spotsOf, promoteWaiting } from '../../events/waitlist.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { cohostOnly } from './cohostOnly.ts'
import { isNewAddress, readdress } from './readdress.ts'
import { decideForInvited } from './setWaitlist.ts'

type Edit = ParsedInputOf<'editInvitee'>['invitee']

/** The host who edits a guest. */
interface Editor {
  userId: string
  /** Counts an invitation. */
  spend: SpendRecipients
  /** The HMAC secret passed to `recipientKey`. */
  key: Buffer
}

/**
 * Saves a host's changes to a guest (RPC-50). If the host changes the RSVP to yes, the guest gets a spot even if the event is
 * full. Freed spots go to the waitlist.
 * @returns The invitee, and the number of guests promoted from the waitlist.
 * @throws Failure forbidden if a co-host edits the organizer; sendingLimit if the edit makes the event's messages reach another
 * person than the host may invite; as `lockHosted`; eventCancelled, inviteeNotFound, alreadyInvited, connectedAddress,
 * maybeNotAllowed, or organizerStays.
 */
export async function editGuest(
  db: Db,
  hostedEvent: HostOf<EventRow>,
  edit: Edit,
  { userId, spend, key }: Editor,
  now: number,
): Promise<{ row: InviteeRow; promotedCount: number }> {
  const savedGuest = inTransaction(db, async (tx) => {
    const event = requireLive(await lockHosted(tx, hostedEvent, 'host'))
    const [before] = await lockGuests(tx, event, [edit.inviteeId])
    if (!before || before.rsvp_status === 'HIDDEN') throw new Failure('inviteeNotFound')
    // Guests know the organizer by name, so co-hosts can't change it.
    if (before.role === 'organizer' && before.user_id !== userId) throw new Failure('forbidden')
    const { email } = edit
    const isReaddressed = email !== undefined && (await isNewAddress(tx, event, before, email))
    if (isReaddressed) await readdress(tx, event, before, { email, enteredBy: userId }, now)
    // An account that had claimed the invitation may have lost it, with its RSVP.
    const current = (isReaddressed ? await readInvitee(tx, event.id, before.invitee_id) : undefined) ?? before
    const isReleased = current.user_id !== before.user_id && edit.name === before.name
    const editedFields = changesOf(event, current, isReleased ? { ...edit, name: current.name } : edit)
    const isSame =
      edit.heads === undefined &&
      Object.entries(editedFields).every(([column, value]) => Reflect.get(current, column) === value)
    if (!isSame)
      await tx
        .updateTable('invitees')
        .set({
          ...editedFields,
          ...(edit.heads === undefined ? {} : { heads: headsWith(event, edit.heads) }),
          ...(isOwnRsvpKept(current, editedFields) ? {} : withoutUndo),
          modification: sql`nextval('modifications')`,
        })
        .where('event_id', '=', event.id)
        .where('invitee_id', '=', before.invitee_id)
        .execute()
    const row = await readInvitee(tx, event.id, before.invitee_id)
    if (!row) throw new Failure('inviteeNotFound')
    await decideAgain(tx, key, before, row, now)
    if (isNewRecipient(before, row, await hasAnsweredTimes(tx, row))) {
      await spend(tx, 1)
      await tx
        .updateTable('invitees')
        .set({ entered_by: cohostOnly(event, userId) })
        .where('event_id', '=', event.id)
        .where('invitee_id', '=', row.invitee_id)
        .execute()
    }
    const promotedCount = spotsOf(row) < spotsOf(before) ? await promoteWaiting(tx, event) : 0
    if (row.modification !== before.modification) await announce(tx, event, row.user_id)
    return { row, promotedCount }
  })
  return savedGuest.catch((error: unknown) => {
    // Someone used the open link with the same address in the meantime.
    throw isUniqueViolation(error) ? new Failure('alreadyInvited', {}, error) : error
  })
}

/**
 * Updates the decision about a person after a host's edit: approving a denied guest, or entering another address, invites the person, or
 * denies them a spot if the guest is denied.
 */
async function decideAgain(tx: Tx, key: Buffer, before: InviteeRow, after: InviteeRow, now: number): Promise<void> {
  const isDenied = after.waitlist_status === 'DENIED'
  const isApproved = before.waitlist_status === 'DENIED' && !isDenied
  const hasNewAddress = after.email_normalized !== before.email_normalized
  if (isApproved) await decideForInvited(tx, after, after)
  if (isDenied && hasNewAddress) await exclude(tx, key, [after], 'denied', now)
  else if (isApproved || hasNewAddress) await endExclusionsOf(tx, key, after)
}

/** Returns true if answers to proposed times, which anyone with the link can give, may become an RSVP of the guest. */
const hasAnsweredTimes = async (tx: Tx, { event_id, invitee_id }: InviteeRow): Promise<boolean> =>
  (await tx
    .selectFrom('time_answers')
    .select('starts_at')
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Returns true if an edit lets the event's messages and reminders reach a person who was neither invited nor sent an RSVP: because
 * the host entered the RSVP, or another email address for it, or for answers to proposed times. Otherwise, hosts could reach strangers
 * without inviting them.
 */
function isNewRecipient(before: InviteeRow, after: InviteeRow, hasAnswers: boolean): boolean {
  const isAnswered = asRsvp(after.rsvp_status) !== undefined || hasAnswers
  const isReachable = after.email !== null || after.is_connected
  if (!isAnswered || !isReachable || after.role === 'organizer' || after.invite_status !== 'PENDING') return false
  if (after.email_normalized !== before.email_normalized) return true
  return after.rsvp_at === null && after.rsvp_status !== before.rsvp_status
}

/** Builds a guest's details for the caterer with a host's changes. The database cuts them to the guest's party (keep_heads.sql). */
const headsWith = (event: EventRow, heads: NonNullable<Edit['heads']>): RawBuilder<string | null> =>
  sql`given_heads(heads, ${JSON.stringify(heads)}::jsonb, ${JSON.stringify(event.head_details)}::jsonb)`

/** Refuses the guest's Undo from now on, because it would override the host's edit. */
const withoutUndo: { last_request: RawBuilder<string | null> } = {
  last_request: sql`(last_request::jsonb - 'before')::text`,
}

/** Returns true if an edit changes neither the RSVP nor the number of plus-ones. */
const isOwnRsvpKept = (
  before: InviteeRow,
  after: Pick<InviteeRow, 'additional_guest_count'> & Partial<Pick<InviteeRow, 'rsvp_status'>>,
): boolean =>
  (after.rsvp_status ?? before.rsvp_status) === before.rsvp_status &&
  after.additional_guest_count === before.additional_guest_count

/**
 * Returns the column values for a host's edit. The waitlist status changes only if the RSVP changes. The time of the RSVP never
 * changes, so that hosts aren't notified of their own edits.
 * @throws Failure organizerStays if the organizer's RSVP would no longer be yes; maybeNotAllowed.
 */
function changesOf(event: EventRow, row: InviteeRow, edit: Edit) {
  const status = edit.rsvpStatus ?? row.rsvp_status
  if (row.role === 'organizer' && status !== 'YES') throw new Failure('organizerStays')
  if (status === 'MAYBE' && row.rsvp_status !== 'MAYBE' && !event.allow_maybe) throw new Failure('maybeNotAllowed')
  const changes = { name: edit.name, additional_guest_count: edit.additionalGuestCount ?? row.additional_guest_count }
  if (status === row.rsvp_status)
    return status === 'NO' || status === 'MAYBE' ? { ...changes, additional_guest_count: 0 } : changes
  const asksForPlaces = event.has_waitlist || event.capacity !== null
  const isSeated = status === 'YES' && !isHosting(row) && (asksForPlaces || row.waitlist_status !== null)
  return {
    ...changes,
    ...(status === 'NO' || status === 'MAYBE' ? { additional_guest_count: 0 } : {}),
    rsvp_status: status,
    waitlist_status: isSeated ? ('APPROVED' as const) : row.waitlist_status === 'DENIED' ? row.waitlist_status : null,
    awaits: null,
    waitlisted_at: null,
  }
}
