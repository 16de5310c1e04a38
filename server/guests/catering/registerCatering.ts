import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/guests/catering'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { fileTitle } from '@festoon/contract/rules/guests/guestCsv'
import type { HostOf } from '../../core/brands.ts'
import type { EventRow } from '../../database/schema.ts'
import { pageAddress, pageSession } from '../../events/view/pageVisit.ts'
import { gates } from '../../rpc/access/access.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { attachment } from '../../rpc/http/attachment.ts'
import type { Services } from '../../rpc/services.ts'
import { cateringCsv } from '../csv/cateringCsv.ts'
import { cateringPage, factsOf } from './cateringPage.tsx'
import { readCateringSheet, type CateringSheet, type SheetOptions } from './cateringSheet.ts'
import type { PdfTask } from './pdfTask.ts'
import { choiceCounts, detailsOf, dietCounts, totalsOf } from './sheetLines.ts'
import { sheetPdf } from './sheetPdf.ts'

const isOn = z.literal('1').optional().catch(undefined)
const querySchema = z.object({ names: isOn, unanswered: isOn })
/** The maximum number of pages of a PDF. A thousand guests with details need fewer. */
const maxPages = 60

interface Visit {
  event: HostOf<EventRow>
  options: SheetOptions
}

/**
 * Registers the caterer sheet of a party, as a page without scripts (`/event/{eventId}/catering`), as PDF, and as CSV. Only hosts and
 * co-hosts get it, with the session in their cookie, because it has what guests don't eat. Visitors who aren't signed in are sent to
 * the party's page, which lets them sign in.
 */
export function registerCatering(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const at = '/event/:eventId/catering'
  app.get(at, async (request, reply) => {
    const session = await pageSession(services, request)
    if (!session) return keepPrivate(reply).redirect(`/event/${pageAddress(request).eventId}`, 302)
    const { event, options } = await visitOf(services, request, session)
    const sheet = await readCateringSheet(db, event, options)
    const page = cateringPage({ event, sheet, options, now: clock.now() })
    return keepPrivate(reply)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .send(page.html)
  })
  app.get(`${at}.csv`, async (request, reply) => {
    const { event, options } = await visitOf(services, request, await pageSession(services, request))
    const sheet = await readCateringSheet(db, event, options)
    return keepPrivate(reply)
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(`${nameOf(services, event)}.csv`))
      .send(Readable.from(cateringCsv(db, event, sheet)))
  })
  app.get(`${at}.pdf`, async (request, reply) => {
    const { event, options } = await visitOf(services, request, await pageSession(services, request))
    const sheet = await readCateringSheet(db, event, options)
    const file = await sheetPdf(pdfTask(event, sheet, clock.now()))
    return keepPrivate(reply)
      .type('application/pdf')
      .header('content-disposition', attachment(`${nameOf(services, event)}.pdf`))
      .send(file)
  })
}

/** Keeps a response out of caches and search engines. */
const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')

/** @throws Failure notFound, eventNotFound, forbidden, or a failure of a missing session. */
async function visitOf(services: Services, request: FastifyRequest, session: Session | undefined): Promise<Visit> {
  const { eventId, query } = pageAddress(request)
  const { event } = await gates.host(services, { session, identityToken: undefined }, { eventId })
  const { names, unanswered: includesUnanswered } = querySchema.parse(query)
  return { event, options: { names: names !== undefined, includesUnanswered: includesUnanswered !== undefined } }
}

const nameOf = ({ clock }: Services, { title, time_zone }: EventRow): string =>
  copy.fileName(fileTitle(titleOf(title)), dayIn(clock.now(), time_zone))

const moreOf = (count: number): string => (count > 0 ? copy.more(count) : '')

/** Returns the content of a sheet's PDF, which has the same as the page. */
function pdfTask(event: EventRow, sheet: CateringSheet, now: number): PdfTask {
  const { details, questions, notes, guests, moreNotes, moreGuests } = sheet
  const counts = dietCounts(sheet).map(([label, count]): [string, number] => [label, count])
  const empty = { hint: '', counts: [], lines: [], end: '' }
  return {
    kind: copy.catererSheet,
    title: titleOf(event.title),
    facts: factsOf(event, now),
    totals: totalsOf(sheet).map(([label, count]): [string, number] => [label, count]),
    sections: [
      ...questions.map((question) => ({
        ...empty,
        heading: question.question,
        counts: choiceCounts(question).map(([label, count]): [string, number] => [label, count]),
      })),
      ...(details.diets
        ? [{ ...empty, heading: copy.diets, hint: counts.length > 0 ? copy.dietsHint : copy.noDiets, counts }]
        : []),
      ...(notes.length > 0
        ? [
            {
              ...empty,
              heading: copy.notes,
              lines: notes.map(({ note, count }) => ({ name: copy.noteOf(note, count), lines: [] })),
              end: moreOf(moreNotes),
            },
          ]
        : []),
      ...(guests && guests.length > 0
        ? [
            {
              ...empty,
              heading: copy.guests,
              lines: guests.map((guest) => ({
                name: `${guest.name} (${guest.people})`,
                lines: detailsOf(guest, sheet),
              })),
              end: moreOf(moreGuests),
            },
          ]
        : []),
    ],
    missing: copy.missingCharacters,
    maxPages,
  }
}
