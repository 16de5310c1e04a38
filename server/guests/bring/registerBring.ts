import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { failures } from '@festoon/contract/messages/failures'
import * as copy from '@festoon/contract/messages/guests/bring'
import { claimNote } from '@festoon/contract/wire/text'
import { Failure } from '../../core/Failure.ts'
import type { EventRow } from '../../database/schema.ts'
import { pageVisit, type PageVisit } from '../../events/view/pageVisit.ts'
import { isGoing, type Visibility } from '../../events/view/visibility.ts'
import { gates } from '../../rpc/access/access.ts'
import { leaveTokenOut, storeLink } from '../../rpc/http/linkCookie.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { bringPage, type Closed } from './bringPage.tsx'
import type { ItemMessage } from './itemMessage.ts'
import type { EditedList } from './ListEditor.tsx'
import { amountIn, readListForm, type ListForm } from './readListForm.ts'
import { saveClaim } from './saveClaim.ts'
import { saveItems } from './saveItems.ts'
import { readSignUpList } from './signUpList.ts'

const claimForm = z.object({
  do: z.enum(['claim', 'giveBack']),
  itemId: z.guid().toLowerCase(),
  amount: z.string().max(20).default(''),
  note: z.string().max(4_096).default(''),
})

/**
 * Registers `/event/bring/{eventId}`, the page of a sign-up list. Guests use it with their personal link or their account, hosts with
 * their account, and everyone else can read it as far as they may see the guest list. `GET` changes nothing.
 */
export function registerBring(app: FastifyInstance, services: Services): void {
  const at = '/event/bring/:eventId'
  app.get(at, async (request, reply) => {
    const visit = await pageVisit(services, request, pathOf)
    const { event, linkInUrl, plainPath, query } = visit
    const cookie = { name: 'guestKey', path: `/event/bring/${event.id}` } as const
    // The event page's own cookie, for the way back.
    if (linkInUrl) storeLink(reply, services.config, { name: 'guestKey', path: `/event/${event.id}` }, linkInUrl)
    const linkRedirect = linkInUrl && leaveTokenOut(request, reply, services.config, cookie, linkInUrl, plainPath)
    if (linkRedirect) return linkRedirect
    return show(services, reply, visit, {
      isEditing: query.edit === '1',
      itemMessage: await readItemMessage(services, visit),
    })
  })
  app.post(at, { bodyLimit: 64 * 1024 }, async (request, reply) => {
    requireSameOrigin(services.config, request)
    const visit = await pageVisit(services, request, pathOf)
    await services.rateLimits.takeFrom('writesFromAddress', request.ip)
    const claim = claimForm.safeParse(request.body)
    if (claim.success) return changeClaim(services, reply, visit, claim.data)
    return changeList(services, reply, visit, readListForm(request.body))
  })
}

const pathOf = (eventId: string): string => `/event/bring/${eventId}`

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`

/** Returns the message about the form from which the browser was redirected to this page. */
async function readItemMessage(
  { db, clock }: Services,
  { event, viewer, query: { done, item: id } }: PageVisit,
): Promise<ItemMessage | undefined> {
  if (done === 'list') return { text: copy.listSaved }
  if (done !== 'brought' && done !== 'gaveBack') return undefined
  // A reload may come long after.
  if (event.canceled_at !== null || event.past_from <= clock.now()) return undefined
  const item = (await readSignUpList(db, event, viewer)).items.find(({ itemId }) => itemId === id)
  if (!item || (item.own !== null) !== (done === 'brought')) return undefined
  return { text: item.own ? copy.brought(item.name) : copy.gaveBack(item.name), itemId: item.itemId }
}

async function changeClaim(
  services: Services,
  reply: FastifyReply,
  visit: PageVisit,
  { do: action, itemId, amount, note }: z.infer<typeof claimForm>,
): Promise<FastifyReply> {
  const wantedAmount = action === 'giveBack' ? 0 : amountIn(amount)
  const parsedNote = claimNote.safeParse(note)
  const refuse = (text: string) => show(services, reply, visit, { itemMessage: { text, isError: true, itemId } })
  if (wantedAmount === null || (action === 'claim' && !(wantedAmount >= 1 && wantedAmount <= limits.itemAmount)))
    return refuse(copy.amountInvalid(limits.itemAmount))
  if (!parsedNote.success) return refuse(copy.noteInvalid(limits.claimNote))
  const { own } = visit.sight
  if (!own) return refuse(failures.notGoing)
  try {
    await saveClaim(services, own, { itemId, amount: wantedAmount, note: parsedNote.data })
  } catch (error) {
    return refuse(messageOf(error))
  }
  const outcome = action === 'claim' ? 'brought' : 'gaveBack'
  return redirect(reply, `${withQuery(visit.path, `done=${outcome}&item=${itemId}`)}#item-${itemId}`)
}

async function changeList(
  services: Services,
  reply: FastifyReply,
  visit: PageVisit,
  form: ListForm,
): Promise<FastifyReply> {
  const { session, sight } = visit
  if (!sight.isHost && !sight.isCohost) throw new Failure('forbidden')
  const { event: hostedEvent } = await gates.host(
    services,
    { session, identityToken: undefined },
    { eventId: visit.event.id },
  )
  const { items, added, revision, droppedIds, checked } = form
  const again = (problem: EditedList['problem'], more: Partial<EditedList> = {}) =>
    show(services, reply, visit, {
      editedList: { items, added, revision, droppedIds, isOpen: true, problem, ...more },
    })
  if ('problem' in checked) return again({ text: checked.problem, asksToConfirm: false })
  try {
    await saveItems(services, hostedEvent, { items: checked.items, dropClaims: droppedIds, revision })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { reason, issues = [] } = error.data
    const surplus = reason === 'itemTaken' ? issues.flatMap(({ path }) => path.split('.').slice(1)) : []
    if (surplus.length > 0)
      return again({ text: messageOf(error), asksToConfirm: true }, { droppedIds: [...droppedIds, ...surplus] })
    if (reason === 'conflict')
      return show(services, reply, visit, {
        isEditing: true,
        problem: { text: copy.changedMeanwhile, asksToConfirm: false },
      })
    return show(services, reply, visit, { itemMessage: { text: messageOf(error), isError: true } })
  }
  return redirect(reply, form.isDone ? withQuery(visit.path, 'done=list') : `${withQuery(visit.path, 'edit=1')}#edit`)
}

/**
 * Returns the message for a refused change.
 * @throws the error if it isn't a failure.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Failure)) throw error
  return error.data.issues?.[0]?.message ?? failures[error.data.reason]
}

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(to, 303)

interface PageState {
  itemMessage?: ItemMessage | undefined
  /** True to open the hosts' editor. */
  isEditing?: boolean
  /** The submitted editor. By default, it has the saved list. */
  editedList?: EditedList
  problem?: EditedList['problem']
}

async function show(
  { db, clock }: Services,
  reply: FastifyReply,
  visit: PageVisit,
  { itemMessage, isEditing = false, editedList, problem }: PageState,
): Promise<FastifyReply> {
  const { event, viewer, sight, path, eventPath } = visit
  const list = await readSignUpList(db, event, viewer)
  const closed = closedBy(event, sight, clock.now())
  const mayEdit = (sight.isHost || sight.isCohost) && (closed === null || closed === 'notGoing')
  const savedList: EditedList = {
    items: list.items.map(({ itemId, name, wanted }) => ({
      itemId,
      name,
      wanted: wanted === null ? '' : String(wanted),
    })),
    added: { itemId: randomUUID(), name: '', wanted: '' },
    revision: list.revision,
    isOpen: isEditing,
    droppedIds: [],
    problem,
  }
  const page = bringPage({
    event,
    list,
    path,
    eventPath,
    closed,
    now: clock.now(),
    isListPublic: event.public_guest_list,
    editedList: mayEdit ? (editedList ?? savedList) : null,
    itemMessage,
  })
  const isRefused = itemMessage?.isError === true || editedList !== undefined || problem !== undefined
  return (
    reply
      .status(isRefused ? 422 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      // With no-referrer, browsers would send forms without their origin.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', page.policy)
      .send(page.html)
  )
}

function closedBy(event: EventRow, { own }: Visibility, now: number): Closed | null {
  if (event.canceled_at !== null) return 'eventCancelled'
  if (event.past_from <= now) return 'eventPast'
  return own && isGoing(own) ? null : 'notGoing'
}
