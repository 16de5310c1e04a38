import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/requests'
import { csvChoiceSchema } from '@festoon/contract/nouns/guestCsv'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { csvFieldsFor, guestListName } from '@festoon/contract/rules/guests/guestCsv'
import { uuid } from '@festoon/contract/wire/text'
import { basicSession } from '../../accounts/sessions/basicSession.ts'
import { Failure } from '../../core/Failure.ts'
import { networksOf } from '../../core/networks.ts'
import type { EventRow } from '../../database/schema.ts'
import { isFreshlyProven } from '../../rpc/access/freshProof.ts'
import { attachment } from '../../rpc/http/attachment.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { UploadSlots } from '../../rpc/http/uploads/uploadSlots.ts'
import type { Services } from '../../rpc/services.ts'
import { guestCsvLines } from './guestCsvLines.ts'
import { hostedEvent, importCsv } from './importCsv.ts'

const paramsSchema = z.object({ eventId: uuid, '*': z.string().max(4_096).optional() })

/**
 * Registers the routes for importing a guest list, `POST /contacts/csv` (RPC-85), and exporting one, `GET
 * /event/{eventId}/guestlist.csv[/{fields and questions}]` (RPC-86). Callers must be hosts. They authenticate with
 * `Authorization: Basic` (RPC-87) or, to import, with the form field `authHeader`, which must precede the file.
 */
export function registerGuestCsv(app: FastifyInstance, services: Services, slots: UploadSlots): void {
  app.post('/contacts/csv', async (request, reply) => {
    requireSameOrigin(services.config, request)
    const { authorization } = request.headers
    const basicCaller = authorization === undefined ? undefined : await basicSession(services, authorization)
    const sender = { id: basicCaller?.userId ?? networksOf(request.ip)[0].name, fileBytes: limits.csvBytes }
    const result = await slots(request, reply, sender, (slot) => importCsv(services, request, slot, basicCaller))
    return reply.header('cache-control', 'no-store').send(result)
  })
  const save = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    saveCsv(services, request, reply)
  app.get('/event/:eventId/guestlist.csv', save)
  app.get('/event/:eventId/guestlist.csv/*', save)
}

async function saveCsv(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const session = await basicSession(services, request.headers.authorization)
  const params = paramsSchema.safeParse(request.params)
  if (!params.success) throw new Failure('notFound')
  const event = await hostedEvent(services, session, params.data.eventId)
  // The file has everyone's addresses.
  if (!isFreshlyProven(session, services.clock.now())) throw new Failure('proofRequired')
  const choice = readChoice(event, params.data['*'])
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', attachment(guestListName(event.title, dayIn(services.clock.now(), event.time_zone))))
    .header('cache-control', 'no-store')
    .send(Readable.from(guestCsvLines(services.db, event, choice)))
}

/**
 * Returns the requested columns of the guest list, or all columns if none are specified.
 * @throws Failure invalid if the columns can't be parsed.
 */
function readChoice(event: EventRow, encodedChoice: string | undefined): z.output<typeof csvChoiceSchema> {
  if (encodedChoice === undefined || encodedChoice === '')
    return {
      fields: csvFieldsFor(event.head_details),
      questions: event.questions.map(({ questionUuid }) => questionUuid),
    }
  try {
    return csvChoiceSchema.parse(JSON.parse(encodedChoice))
  } catch {
    throw new Failure('invalid', { issues: [{ path: 'fields', message: copy.columnsInvalid }] })
  }
}
