import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/bring'
import type { SignUpItem } from '@festoon/contract/nouns/bring/signUp'
import { avatarColorOf } from '@festoon/tokens/avatarColors'
import { isTaken } from './isTaken.ts'
import type { ItemMessage } from './itemMessage.ts'

interface ItemCardProps {
  item: SignUpItem
  /** The path that the forms are submitted to. */
  path: string
  /** True if the viewer can claim the item. */
  isOpen: boolean
  /** True if the party is over or canceled. */
  isOver: boolean
  /** True if other guests can read the note. */
  isListPublic: boolean
  /** The result of a form that was submitted for this item. */
  itemMessage: ItemMessage | undefined
}

/** An item of a sign-up list, with who brings it, and the forms to bring it or give it back. */
export function ItemCard({ item, isListPublic, itemMessage, ...rest }: ItemCardProps) {
  const { itemId, name, own, wanted, taken } = item
  return (
    <li id={`item-${itemId}`} className={own ? 'yours' : undefined}>
      <div className="head">
        <h2 dir="auto">{name}</h2>
        {rest.isOver ? null : (
          <span className={wanted === null ? 'state some' : isTaken(item) ? 'state full' : 'state'}>
            {stateOf(item)}
          </span>
        )}
      </div>
      {wanted !== null && wanted > 1 && <progress value={taken} max={wanted} aria-hidden="true" className="much" />}
      <Bringers {...item} />
      {itemMessage && (
        <p role={itemMessage.isError ? 'alert' : 'status'} className={itemMessage.isError ? 'said wrong' : 'said'}>
          {itemMessage.text}
        </p>
      )}
      {rest.isOpen && <ClaimForms item={item} path={`${rest.path}#item-${itemId}`} isListPublic={isListPublic} />}
    </li>
  )
}

function stateOf({ wanted, taken }: SignUpItem): string {
  if (wanted === null) return copy.soFar(taken)
  return taken >= wanted ? copy.full : copy.left(wanted - taken)
}

/** Lists who brings an item. If the guest list is hidden, shows only how much other guests bring. */
function Bringers({ own, claims, taken }: SignUpItem) {
  const others = claims === null ? taken - (own?.amount ?? 0) : 0
  if (taken === 0) return null
  return (
    <ul className="who">
      {own && <Bringer name={copy.you} {...own} isOwn />}
      {claims?.map((claim, at) => (
        // Names aren't unique, and the order is fixed.
        <Bringer key={at} {...claim} />
      ))}
      {others > 0 && <li className="quiet">{copy.others(others)}</li>}
    </ul>
  )
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Returns the first character of a name, as people see it. */
function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}

interface BringerProps {
  name: string
  amount: number
  note: string
  isOwn?: boolean
}

function Bringer({ name, amount, note, isOwn = false }: BringerProps) {
  return (
    <li>
      <span className={isOwn ? 'face me' : `face c${avatarColorOf(name)}`} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span>
        <b dir="auto">{name}</b>
        {amount > 1 && ` × ${amount}`}
        {note !== '' && <small dir="auto">{note}</small>}
      </span>
    </li>
  )
}

interface FormProps {
  item: SignUpItem
  path: string
  isListPublic: boolean
}

function ClaimForms({ item, path, isListPublic }: FormProps) {
  const { itemId, name, own } = item
  const max = item.wanted === null ? limits.itemAmount : item.wanted - item.taken + (own?.amount ?? 0)
  if (!own && max < 1) return null
  const fields = (
    <>
      <input type="hidden" name="itemId" value={itemId} />
      {max > 1 ? (
        <label className="much">
          {copy.amountLabel}
          <input
            name="amount"
            type="number"
            inputMode="numeric"
            min={1}
            max={max}
            defaultValue={own?.amount ?? 1}
            required
          />
        </label>
      ) : (
        <input type="hidden" name="amount" value="1" />
      )}
    </>
  )
  const words = (
    <label className="words">
      <span>
        {copy.note} <span className="hint">{isListPublic ? copy.noteForGuests : copy.noteForHosts}</span>
      </span>
      <input
        name="note"
        maxLength={limits.claimNote}
        defaultValue={own?.note ?? ''}
        placeholder={copy.notePlaceholder}
        dir="auto"
        autoComplete="off"
      />
    </label>
  )
  if (!own)
    return (
      <form method="post" action={path} className="act">
        {fields}
        <button name="do" value="claim" className="small" aria-label={copy.bringItem(name)}>
          {copy.bring}
        </button>
        <details>
          <summary>{copy.addNote}</summary>
          {words}
        </details>
      </form>
    )
  return (
    <div className="pair">
      <details>
        <summary aria-label={copy.changeItem(name)}>{copy.change}</summary>
        <form method="post" action={path} className="act">
          {fields}
          {words}
          <button name="do" value="claim" className="small">
            {copy.save}
          </button>
        </form>
      </details>
      <form method="post" action={path}>
        <input type="hidden" name="itemId" value={itemId} />
        <button name="do" value="giveBack" className="back small" aria-label={copy.giveBackItem(name)}>
          {copy.giveBack}
        </button>
      </form>
    </div>
  )
}
