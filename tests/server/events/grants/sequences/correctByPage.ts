import { sql, type SqlBool } from 'kysely'
import { provingContact } from '../../../../../server/events/view/provingContact.ts'
import { dataProof } from '../../../../support/dataProof.ts'
import type { Actor, Row, Run } from './Run.ts'

/**
 * An actor corrects a guest's contact on the page of the guest's data, whose link was sent to the guest. Only works for an actor who
 * reads what is sent there.
 * @throws Error if the page opens for a contact that no one chose.
 */
export async function correctByPage(run: Run, row: Row, actor: Actor, to: string): Promise<boolean> {
  const { server, model } = run
  const { db, config } = server.services
  const { party, id } = row
  const storedRow = await db.selectFrom('invitees').selectAll().where('invitee_id', '=', id).executeTakeFirst()
  const sentTo = (storedRow && provingContact(storedRow))?.value.toLowerCase()
  if (!storedRow || sentTo === undefined || !Object.values(actor.contacts).includes(sentTo)) return false
  const isEmail = to.includes('@')
  const fields = { email: isEmail ? to : (storedRow.email ?? ''), phone: isEmail ? (storedRow.phone ?? '') : to }
  const proof = await dataProof(server, party, id)
  const response = await server.app.inject({
    method: 'POST',
    url: `/event/${party}/my-data?${new URLSearchParams({ iu: id, p: proof }).toString()}`,
    headers: { origin: config.origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ do: 'correct', name: storedRow.name, ...fields }).toString(),
  })
  if (response.statusCode !== 200) return false
  const isChosen = model.guest(party, id)?.chosenContacts.includes(sentTo) === true
  if (!isChosen) throw new Error(`${actor.name} opens the data of ${storedRow.name} by ${sentTo}, which no one chose`)
  await run.sync()
  const savedRow = run.rows.find((one) => one.id === id)
  if ((isEmail ? savedRow?.email : savedRow?.phone) !== to) return false
  // A number beside an address may be mistyped, and proves nothing.
  const isLate = await db
    .selectFrom('invitees')
    .select('invitee_id')
    .where('invitee_id', '=', id)
    .where(sql<SqlBool>`'phone' = any(late_contacts)`)
    .executeTakeFirst()
  if (isEmail || !isLate) model.correct(party, id, sentTo, to)
  return true
}
