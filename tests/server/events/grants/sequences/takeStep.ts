import { randomUUID } from 'node:crypto'
import { storeMergeProof } from '../../../../../server/accounts/merge/mergeProofs.ts'
import { addressKey } from '../../../../../server/crypto/addressKey.ts'
import { cohostRemovalQueryPath } from '../../../../../server/events/cohosts/cohostRemoval.ts'
import { changeBlock } from '../../../../../server/messaging/reports/changeBlock.ts'
import { sessionOfAccessToken } from '../../../../../server/rpc/access/sessionOfToken.ts'
import { lastCode, eventDraft, signInInput } from '../../../../support/builders.ts'
import type { Caller } from '../../../../support/rpcClient.ts'
import { correctByPage } from './correctByPage.ts'
import type { Actor, Row, Run } from './Run.ts'
import type { ContactKind, ContactOf, Step } from './steps.ts'

const piiOf = (contact: string) => (contact.includes('@') ? { emailAddress: contact } : { phoneNumber: contact })

/** Returns the contacts that a guest types: an email address, a number, or both. */
const typedContacts = (run: Run, contacts: readonly ContactOf[]): { email?: string; phone?: string } =>
  Object.assign({}, ...contacts.map((one) => ({ [one.kind === 'phone' ? 'phone' : 'email']: run.valueOf(one) })))

/** Returns the contacts with the email address first, which says who a guest is. */
const inOrder = ({ email, phone }: { email?: string; phone?: string }): string[] => [email ?? [], phone ?? []].flat()

/** Takes a step, which the server may refuse, and tells the model if it succeeded. Returns true then. */
export async function takeStep(run: Run, step: Step): Promise<boolean> {
  const { server, model } = run
  const { services } = server
  const eventId = run.parties[(step.at ?? 0) % run.parties.length] ?? ''
  const rows = run.rowsOf(eventId)
  const row = 'guest' in step ? rows.at(step.guest % rows.length) : undefined
  const by = 'actor' in step ? run.actors[step.actor] : run.actors.hana
  if ('actor' in step && by.accessToken === undefined && step.does !== 'signIn' && step.does !== 'correct') return false
  const inviteeId = row?.id ?? randomUUID()
  switch (step.does) {
    case 'claim': {
      const mergedRows = run.mergedRows.filter(({ party }) => party === eventId)
      const linkedRow = step.isMerged === true ? mergedRows.at(step.guest % mergedRows.length) : row
      if (!linkedRow) return false
      const invitee = { inviteeId: linkedRow.id, rsvpStatus: step.status }
      const { result } = await run.send('updateAttendance', { eventId, token: run.tokenOf(linkedRow), invitee }, by)
      // The link of a merged row gives no one a row that has no account: it ended with the links of that row.
      if (linkedRow === row && result?.inviteeId === row.id && step.status !== 'SEEN' && row.userId === null)
        model.claim(eventId, row.id, by.userId)
      return result !== undefined
    }
    case 'typeByLink': {
      if (!row) return false
      const invitee = { inviteeId, rsvpStatus: step.status, ...typedContacts(run, [step.contact]) }
      return hasResult(run.send('updateAttendanceThroughEmail', { eventId, token: run.tokenOf(row), invitee }))
    }
    case 'answerByLink': {
      const contacts = typedContacts(run, step.contacts)
      const invitee = { inviteeId: randomUUID(), name: run.guestName(), rsvpStatus: step.status, ...contacts }
      const caller: Caller = { deviceId: randomUUID() }
      const { result } = await run.send('updateAttendanceByLink', { eventId, invitee }, caller)
      if (result && !result.shouldPromptLogin) model.add(eventId, result.inviteeId, inOrder(contacts))
      return result?.shouldPromptLogin === false
    }
    case 'answer': {
      const invitee = { inviteeId: randomUUID(), rsvpStatus: step.status }
      return hasResult(run.send('updateAttendance', { eventId, invitee }, by))
    }
    case 'undo': {
      const ownRow = run.rowOf(eventId, by.userId)
      if (!ownRow || ownRow.rsvpAt === null) return false
      const invitee = { inviteeId: ownRow.id, rsvpStatus: 'SEEN' as const, undoes: ownRow.rsvpAt }
      return hasResult(run.send('updateAttendance', { eventId, invitee }, by))
    }
    case 'merge':
      return merge(run, by, run.valueOf(step.contact))
    case 'addContact': {
      const pii = piiOf(by.contacts[step.kind])
      if (!(await hasResult(run.send('sendPiiVerificationCode', { pii }, by)))) return false
      const code = await lastCode(server, by.contacts[step.kind])
      const { result } = await run.send('verifyWithPiiAndCode', { pii, code }, by)
      if (result?.result !== 'piiAdded') return false
      model.verify(by.userId, by.contacts[step.kind])
      by.provenContact = by.contacts[step.kind]
      return true
    }
    case 'signIn':
      return signIn(run, by, step.kind)
    case 'correct':
      return row?.isRemoved === false && correctByPage(run, row, by, run.valueOf(step.to))
    case 'readdress': {
      const to = run.valueOf(step.to)
      if (step.isSent === true) return sendTo(run, row, by, to)
      const invitee = { inviteeId, name: row?.name ?? '', email: to }
      const isDone = await hasResult(run.send('editInvitee', { eventId, invitee }, by))
      if (isDone) model.readdress(eventId, by.userId, inviteeId, to)
      return isDone
    }
    case 'invite': {
      const contacts = typedContacts(run, step.contacts)
      const invitee = { inviteeId: randomUUID(), name: run.guestName(), ...contacts }
      const { result } = await run.send('addInvitees', { eventId, invitees: [invitee] }, by)
      const addedInvitee = result?.invitees.find((one) => one.inviteeId === invitee.inviteeId)
      if (addedInvitee) model.invite(eventId, by.userId, invitee.inviteeId, inOrder(contacts))
      return addedInvitee !== undefined
    }
    case 'ask': {
      const isDone = await hasResult(run.send('addCohost', { eventId, cohost: { inviteeId } }, by))
      if (isDone) model.ask(eventId, by.userId, inviteeId)
      return isDone
    }
    case 'askAnew': {
      const cohost = { inviteeId: randomUUID(), name: run.guestName(), email: run.valueOf(step.to) }
      const { result } = await run.send('addCohost', { eventId, cohost }, by)
      if (!result) return false
      model.invite(eventId, by.userId, result.invitee.inviteeId, [cohost.email])
      model.ask(eventId, by.userId, result.invitee.inviteeId)
      return true
    }
    case 'remove': {
      const isDone = await hasResult(run.send('deleteInvitees', { eventId, inviteeIds: [inviteeId] }, by))
      await run.sync()
      const isGone = run.rows.every(({ id, isRemoved }) => id !== inviteeId || isRemoved)
      if (isDone && isGone) model.remove(eventId, by.userId, inviteeId, row?.userId ?? null)
      return isDone && isGone
    }
    case 'block': {
      const key = addressKey(services.keys.addressKey, 'email', by.contacts.email)
      const event = { id: eventId, organizer_id: run.organizerOf(eventId) }
      await changeBlock(services, { event, addressKey: key, wasInvited: true }, true)
      return true
    }
    case 'accept': {
      const input = { eventId, status: 'ACCEPTED' as const }
      if (!(await hasResult(run.send('updateCohostStatus', input, by)))) return false
      return applyGrant(run, eventId, by, model.accept(eventId, by.userId, by.provenContact))
    }
    case 'takeLink': {
      const linkUuid = run.links.get(eventId)
      if (linkUuid === undefined) return false
      const input = { eventId, status: 'ACCEPTED' as const, linkUuid }
      if (!(await hasResult(run.send('updateCohostStatus', input, by)))) return false
      return applyGrant(run, eventId, by, model.takeLink(eventId, by.userId, linkUuid))
    }
    case 'decline': {
      const ownRow = run.rowOf(eventId, by.userId)
      const input = { eventId, status: 'DECLINED' as const }
      const isDone = await hasResult(run.send('updateCohostStatus', input, by))
      if (isDone) model.decline(eventId, by.userId, ownRow?.id)
      return isDone
    }
    case 'dismiss': {
      const input = { eventId, status: 'DECLINED' as const, cohost: { inviteeId } }
      const isDone = await hasResult(run.send('updateCohostStatus', input, by))
      // For the caller's own row, it means to decline.
      if (isDone) model.dismiss(eventId, by.userId, inviteeId, row?.userId ?? null)
      return isDone
    }
    case 'makeLink': {
      const { result } = await run.send('getCohostLink', { eventId }, by)
      if (!result) return false
      run.links.set(eventId, result.linkUuid)
      model.setLink(eventId, by.userId, result.linkUuid)
      return true
    }
    case 'dropLink': {
      const isDone = await hasResult(run.send('invalidateCohostLink', { eventId }, by))
      if (isDone) model.setLink(eventId, by.userId, undefined)
      return isDone
    }
    case 'removeByNotice': {
      const notice = run.notices.at(step.guest % run.notices.length)
      if (!notice) return false
      const { party } = notice
      const subject = {
        eventId: party,
        grantId: notice.grantId,
        until: server.clock.now() + 1_000_000,
      }
      const path = cohostRemovalQueryPath(services.keys, subject)
      const { statusCode } = await server.app.inject({ method: 'POST', url: path })
      if (statusCode === 200) model.removeByNotice(party, notice.grantId)
      return statusCode === 200
    }
    case 'handOver':
    case 'leave': {
      const isHandedOver = step.does === 'handOver'
      const input = { hostedEvents: isHandedOver ? 'handOver' : 'cancel' } as const
      if (!(await hasResult(run.send('deleteAccount', input, by)))) return false
      model.delete(by.userId, isHandedOver)
      delete by.accessToken
      return true
    }
    case 'takeOver': {
      const isDone = await hasResult(run.send('takeOverEvent', { eventId }, by))
      if (isDone) model.takeOver(eventId, by.userId)
      return isDone
    }
    case 'copy':
      return run.parties.length === 1 && copy(run, eventId, by)
    case 'message': {
      const messageId = randomUUID()
      const input = { eventId, messageId, message: 'Only for you', inviteeId }
      const isDone = await hasResult(run.send('sendPrivateReply', input, by))
      if (isDone) model.write(eventId, inviteeId, messageId)
      if (isDone) run.messages.add(messageId)
      return isDone
    }
    case 'read':
      return run.messages.size > 0
  }
}

const hasResult = async (call: Promise<{ result: unknown }>): Promise<boolean> => (await call).result !== undefined

/** A grant makes an account a co-host, and the organizer is notified. Without one, the check finds that the right is too much. */
async function applyGrant(run: Run, party: string, { userId }: Actor, grant: symbol | undefined): Promise<boolean> {
  await run.sync()
  const row = run.rowOf(party, userId)
  if (grant === undefined || !row) return true
  const [grantId = ''] = row.grants
  run.model.notify(party, grantId, grant)
  run.notices.push({ party, grantId })
  return true
}

async function signIn(run: Run, actor: Actor, kind: ContactKind): Promise<boolean> {
  const { server, model } = run
  const { identity } = server.services.providers
  const value = actor.contacts[kind]
  const issue = () => identity.issue({ kind: kind === 'phone' ? 'phone' : 'email', value }, server.clock.now())
  const open = async () => (await run.send('authenticate', signInInput, { identityToken: await issue() })).result
  const session = await open()
  if (session) {
    run.signIn(actor, session, kind)
    return true
  }
  await run.send('createElkUser', { elkUser: { name: actor.name } }, { identityToken: await issue() })
  const first = await open()
  if (!first) return false
  run.signIn(actor, first, kind)
  model.verify(first.userId, value)
  return true
}

/** A host sends a guest's invitation to another address. It isn't sent again, and then keeps its address. */
async function sendTo(run: Run, row: Row | undefined, by: Actor, email: string): Promise<boolean> {
  if (!row) return false
  const { party, id } = row
  if (!(await hasResult(run.send('sendInvites', { eventId: party, inviteIds: [id], email }, by)))) return false
  await run.sync()
  const isChanged = row.email !== email && run.rows.some((one) => one.id === id && one.email === email)
  if (isChanged) run.model.readdress(party, by.userId, id, email)
  return isChanged
}

async function merge(run: Run, by: Actor, contact: string): Promise<boolean> {
  const { server, model } = run
  const { db } = server.services
  const now = server.clock.now()
  const other = model.ownerOf(contact)
  const session = await sessionOfAccessToken(db, by.accessToken ?? '', now)
  if (other === undefined || other === by.userId || !session) return false
  await storeMergeProof(db, session, { kind: contact.includes('@') ? 'email' : 'phone', value: contact }, other, now)
  const ownRows = (party: string): Row[] =>
    run.rowsOf(party).filter(({ userId }) => userId === other || userId === by.userId)
  const before = new Map(run.parties.map((party) => [party, ownRows(party)]))
  if (!(await hasResult(run.send('confirmUserMerge', { pii: piiOf(contact) }, by)))) return false
  const ids = new Map([...before].map(([party, rows]) => [party, rows.map(({ id }) => id)]))
  model.merge(other, by.userId, ids)
  await run.sync()
  for (const [party, rows] of before) {
    const into = run.rowOf(party, by.userId)
    const goneRows = rows.filter(({ id }) => run.rows.every((row) => row.id !== id))
    for (const { id } of into ? goneRows : []) model.join(party, id, into?.id ?? '')
    run.mergedRows.push(...goneRows)
  }
  return true
}

async function copy(run: Run, from: string, by: Actor): Promise<boolean> {
  const { server, model } = run
  const input = { event: eventDraft(server, { openInvite: true, publicGuestList: true }), guestsOf: from }
  const { result } = await run.send('createEvent', input, by)
  if (!result) return false
  const { id } = result.event
  model.host(id, by.userId)
  run.parties.push(id)
  const sources = run.rowsOf(from)
  const copies = await server.services.db.selectFrom('invitees').selectAll().where('event_id', '=', id).execute()
  for (const { invitee_id, user_id, name, email_normalized: email, phone } of copies) {
    if (user_id === by.userId) continue
    const namedRows = sources.filter((row) => row.name === name && !row.isRemoved)
    const alike = namedRows.filter((row) => row.email === email || (row.phone === phone && phone !== null))
    const ids = (alike.length > 0 ? alike : namedRows).map((row) => row.id)
    model.copy(from, ids, id, invitee_id)
  }
  return true
}
