import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as copy from '@festoon/contract/messages/requests'
import { csvImportSchema, type CsvPreview, type CsvResult } from '@festoon/contract/nouns/guestCsv'
import { uuid } from '@festoon/contract/wire/text'
import { basicSession } from '../../accounts/sessions/basicSession.ts'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import type { EventRow } from '../../database/schema.ts'
import { gates } from '../../rpc/access/access.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { UploadSlot } from '../../rpc/http/uploads/uploadSlots.ts'
import type { Services } from '../../rpc/services.ts'
import { importGuests } from '../list/addGuests.ts'
import { newContacts } from '../list/takenAddresses.ts'
import { readCsvUpload, unreadableFile } from './readCsvUpload.ts'
import type { GuestCsv, UnreadableFile } from './readGuestCsv.ts'
import { readGuestCsvInWorker } from './readGuestCsvInWorker.ts'

/**
 * Returns an event that the caller hosts.
 * @throws Failure as the gate of hosts.
 */
export async function hostedEvent(services: Services, session: Session, eventId: string): Promise<HostOf<EventRow>> {
  return (await gates.host(services, { session, identityToken: undefined }, { eventId })).event
}

/**
 * Adds the guests in an uploaded file (RPC-85), or returns what would be read from it. A preview tells nothing about the event, so that no
 * one can find out from it which addresses belong to guests. `basicCaller` is the caller if a header identified them.
 * @throws Failure as `readCsvUpload`, `hostedEvent`, and `importGuests`; invalid, csvUnreadable, guestLimit, or rateLimited.
 */
export async function importCsv(
  services: Services,
  request: FastifyRequest,
  slot: UploadSlot,
  basicCaller: Session | undefined,
): Promise<CsvResult | CsvPreview> {
  const { rateLimits } = services
  let session = basicCaller
  const { content, fields } = await readCsvUpload(request, slot, async (before) => {
    session ??= await basicSession(services, before.get('authHeader'))
  })
  slot.begin()
  session ??= await basicSession(services, fields.get('authHeader'))
  const eventId = uuid.safeParse(fields.get('eventId'))
  if (!eventId.success) throw new Failure('invalid', { issues: [{ path: 'eventId', message: copy.eventIdInvalid }] })
  const event = await hostedEvent(services, session, eventId.data)
  const parsedFields = csvImportSchema.safeParse(Object.fromEntries(fields))
  if (!parsedFields.success)
    throw new Failure('invalid', { issues: [{ path: 'fields', message: copy.columnsInvalid }] })
  const { preview: isPreview, nameColumn: name, emailColumn: email, withDeclined, country } = parsedFields.data
  await rateLimits.take(isPreview ? 'importPreviewsOfUser' : 'importsOfUser', session.userId)
  const read = await readGuestCsvInWorker(content, { name, email, withDeclined, country })
  if (isPreview) return previewOf(read)
  if ('reason' in read) throw failureFor(read)
  return addAll(services, event, session.userId, read)
}

const failureFor = ({ reason, message }: UnreadableFile): Failure =>
  reason === 'tooMany' ? new Failure('guestLimit') : unreadableFile(message)

function previewOf(read: GuestCsv | UnreadableFile): CsvPreview {
  if (!('reason' in read)) {
    const { guests, columns, ...others } = read
    const contacts = guests.map(({ name, email, phone = '' }) => ({ name, contact: email ?? phone }))
    return { ...columns, guests: contacts, ...others }
  }
  // The host can choose the columns of a table.
  if (read.columns) {
    const notes = { problems: [], remarks: [], declinedGuests: [], notGuests: [] }
    return { ...read.columns, guests: [], repeatedCount: 0, ...notes }
  }
  throw failureFor(read)
}

async function addAll(
  { db, clock, keys, rateLimits }: Services,
  event: HostOf<EventRow>,
  userId: string,
  { guests, repeatedCount, problems, remarks, declinedGuests, notGuests }: GuestCsv,
): Promise<CsvResult> {
  await rateLimits.take('guestsOfUser', userId, (await newContacts(db, event, guests)).length)
  const newGuests = guests.map((guest) => ({ ...guest, inviteeId: randomUUID() }))
  const addedCount = await importGuests(db, event, newGuests, userId, clock.now(), keys.addressKey)
  return {
    isValid: problems.length === 0,
    added: addedCount,
    alreadyInvited: guests.length - addedCount + repeatedCount,
    problems,
    remarks,
    declinedGuests,
    notGuests,
  }
}
