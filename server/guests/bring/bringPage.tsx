import { eventCanceled, taken, whoBringsWhat } from '@festoon/contract/messages/eventPage'
import * as copy from '@festoon/contract/messages/guests/bring'
import type { SignUpItem, SignUpList } from '@festoon/contract/nouns/bring/signUp'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import type { EventRow } from '../../database/schema.ts'
import { PartyHeader, whenOf } from '../../events/pages/PartyHeader.tsx'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import { bringStyle } from './bringStyle.ts'
import { isTaken } from './isTaken.ts'
import { ItemCard } from './ItemCard.tsx'
import type { ItemMessage } from './itemMessage.ts'
import { ListEditor, type EditedList } from './ListEditor.tsx'

/** The reason why a viewer can't claim anything: they aren't going, or the party is over or canceled. */
export type Closed = 'notGoing' | 'eventPast' | 'eventCancelled'

export interface BringPage {
  event: EventRow
  list: SignUpList
  /** The path that the page's forms are submitted to. */
  path: string
  /** The path of the viewer's invitation. */
  eventPath: string
  closed: Closed | null
  /** The current time in ms. */
  now: number
  /** True if other guests can read the notes. */
  isListPublic: boolean
  /** The list as the viewer, who is a host, edits it. Null for guests. */
  editedList: EditedList | null
  itemMessage: ItemMessage | undefined
}

/** Renders the page on which guests see and choose what they bring, and hosts edit the list. It works without JavaScript. */
export function bringPage(page: BringPage): { html: string; policy: string } {
  const { event, list, eventPath, editedList, itemMessage } = page
  const title = titleOf(event.title)
  const atTop = itemMessage && itemMessage.itemId === undefined ? itemMessage : undefined
  return scriptFreePage({
    title: copy.pageTitle(title),
    style: bringStyle(event),
    message: undefined,
    directives: ["img-src 'self'"],
    content: (
      <>
        <PartyHeader event={event} to={eventPath} facts={[whenOf(event, page.now)]} />
        <h1>{whoBringsWhat}</h1>
        {atTop && (
          <p role={atTop.isError ? 'alert' : 'status'} className={atTop.isError ? 'said wrong' : 'said'}>
            {atTop.text}
          </p>
        )}
        <Tally items={list.items} isOpen={page.closed === null} isHost={editedList !== null} />
        <ClosedNote {...page} />
        {editedList && <ListEditor list={editedList} path={page.path} />}
        {list.items.length > 0 ? (
          <ul className="items">
            {list.items.map((item) => (
              <ItemCard
                key={item.itemId}
                item={item}
                path={page.path}
                isOpen={page.closed === null}
                isOver={page.closed === 'eventPast' || page.closed === 'eventCancelled'}
                isListPublic={page.isListPublic}
                itemMessage={itemMessage?.itemId === item.itemId ? itemMessage : undefined}
              />
            ))}
          </ul>
        ) : (
          !editedList && (
            <div className="empty">
              <h2>{copy.emptyTitle}</h2>
              <p>{copy.emptyForGuests(event.hosted_by)}</p>
              <p>
                <a href={eventPath}>{copy.openInvitation}</a>
              </p>
            </div>
          )
        )}
      </>
    ),
  })
}

/** The number of items that are taken. `isOpen` is true if the viewer can still choose. */
function Tally({ items, isOpen, isHost }: { items: readonly SignUpItem[]; isOpen: boolean; isHost: boolean }) {
  if (items.length === 0) return null
  const takenCount = items.filter(isTaken).length
  return (
    <p className="tally">
      <b>{taken(takenCount, items.length)}</b>
      <progress value={takenCount} max={items.length} aria-hidden="true" />
      {isOpen && items.every(({ taken: amount }) => amount === 0) && (
        <span className="wide">{isHost ? copy.nothingTakenYet : copy.nothingTaken}</span>
      )}
      {isOpen && takenCount === items.length && <span className="wide">{copy.allTaken}</span>}
    </p>
  )
}

function ClosedNote({ closed, eventPath, list, editedList }: BringPage) {
  if (closed === null) return null
  if (closed === 'eventCancelled')
    return (
      <p className="note">
        <b>{eventCanceled}.</b> {copy.canceledNote}
      </p>
    )
  if (closed === 'eventPast') return <p className="note">{copy.overNote}</p>
  if (list.items.length === 0 || editedList) return null
  return (
    <p className="note">
      {copy.rsvpFirst} <a href={eventPath}>{copy.openInvitation}</a>
    </p>
  )
}
