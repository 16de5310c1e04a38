import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/bring'

/** A row of the editor, with what the host typed. */
export interface EditedItem {
  itemId: string
  name: string
  wanted: string
}

/** The list as a host edits it. */
export interface EditedList {
  items: readonly EditedItem[]
  /** The row for another item. Its id is fixed, so that a form that is submitted twice adds it once. */
  added: EditedItem
  revision: string
  /** True to show the editor opened. */
  isOpen: boolean
  /** The ids of the items whose surplus claims the host agreed to give back. */
  droppedIds: readonly string[]
  /** An error, shown in the editor. `asksToConfirm` is true if the host can save anyway. */
  problem?: { text: string; asksToConfirm: boolean } | undefined
}

/** The hosts' form for the items of a sign-up list. */
export function ListEditor({ list, path }: { list: EditedList; path: string }) {
  const { items, isOpen, problem } = list
  const form = <EditorForm list={list} path={path} />
  if (items.length === 0 && !problem)
    return (
      <section id="edit" className="hosts" aria-labelledby="start">
        <h2 id="start">{copy.startTitle}</h2>
        <p className="quiet">{copy.startNote}</p>
        {form}
      </section>
    )
  return isOpen || problem ? (
    <section id="edit" className="hosts" aria-labelledby="editing">
      <h2 id="editing">{copy.editList}</h2>
      {form}
    </section>
  ) : (
    <p className="open">
      <a id="edit" className="button" href={`${path}${path.includes('?') ? '&' : '?'}edit=1#edit`}>
        {copy.editList}
      </a>
    </p>
  )
}

function EditorForm({ list, path }: { list: EditedList; path: string }) {
  const { items, added, problem } = list
  const isFull = items.length >= limits.signUpItems
  return (
    <form method="post" action={`${path}#edit`}>
      <input type="hidden" name="revision" value={list.revision} />
      <input type="hidden" name="order" value={items.map(({ itemId }) => itemId).join(' ')} />
      <input type="hidden" name="added" value={added.itemId} />
      <input type="hidden" name="dropped" value={list.droppedIds.join(' ')} />
      {/* The button that Enter presses. */}
      <button name="do" value="save" className="first" tabIndex={-1} aria-hidden="true">
        {copy.saveList}
      </button>
      {problem && (
        <div role="alert" className="said wrong">
          <p>{problem.text}</p>
          {problem.asksToConfirm && (
            <>
              <p className="hint">{copy.dropNote}</p>
              <button name="do" value="drop" className="small back">
                {copy.dropAnyway}
              </button>
            </>
          )}
        </div>
      )}
      {items.length > 0 && (
        <div className="columns group" aria-hidden="true">
          <span>{copy.items}</span>
          <span>{copy.amountLabel}</span>
        </div>
      )}
      {items.map((item, at) => (
        <ItemRow key={item.itemId} item={item} at={at} isLast={at === items.length - 1} />
      ))}
      {!isFull && <NewItem item={added} at={items.length} />}
      <p className="hint">{isFull ? copy.listFull(limits.signUpItems) : copy.amountHint}</p>
      {!isFull && (
        <fieldset className="group">
          <legend>{copy.orAdd}</legend>
          <div className="chips">
            {copy.ideas.map((idea, at) =>
              items.some(({ name }) => name === idea) ? null : (
                <button key={idea} name="do" value={`idea:${at}`} className="chip" aria-label={copy.addIdea(idea)}>
                  + {idea}
                </button>
              ),
            )}
          </div>
        </fieldset>
      )}
      {items.length === 0 && (
        <fieldset className="group">
          <legend>{copy.startWith}</legend>
          <div className="starts">
            {copy.templates.map(({ name, items: all }, at) => (
              <button key={name} name="do" value={`template:${at}`} className="start">
                {name}
                <small>{all.map(([item]) => item).join(' · ')}</small>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {items.length > 0 && (
        <p className="save">
          <button name="do" value="save">
            {copy.saveList}
          </button>
          <a href={path}>{copy.cancel}</a>
        </p>
      )}
    </form>
  )
}

function ItemRow({ item, at, isLast }: { item: EditedItem; at: number; isLast: boolean }) {
  const name = item.name.trim() === '' ? copy.itemLabel(at + 1) : item.name
  return (
    <div className="row" role="group" aria-label={name}>
      <input
        name={`name.${item.itemId}`}
        defaultValue={item.name}
        maxLength={limits.itemName}
        aria-label={copy.itemLabel(at + 1)}
        dir="auto"
        autoComplete="off"
      />
      <WantedField item={item} label={copy.wantedOf(at + 1)} />
      <div className="moves">
        <button
          name="do"
          value={`up:${item.itemId}`}
          className="icon"
          disabled={at === 0}
          aria-label={copy.moveUp(name)}
        >
          ↑
        </button>
        <button
          name="do"
          value={`down:${item.itemId}`}
          className="icon"
          disabled={isLast}
          aria-label={copy.moveDown(name)}
        >
          ↓
        </button>
        <button name="do" value={`remove:${item.itemId}`} className="icon" aria-label={copy.remove(name)}>
          ✕
        </button>
      </div>
    </div>
  )
}

function NewItem({ item, at }: { item: EditedItem; at: number }) {
  const label = at === 0 ? copy.firstItem : copy.newItem
  return (
    <div className="row">
      <input
        name={`name.${item.itemId}`}
        defaultValue={item.name}
        maxLength={limits.itemName}
        placeholder={label}
        aria-label={label}
        dir="auto"
        autoComplete="off"
      />
      <WantedField item={item} label={copy.wantedOf(at + 1)} />
      <button name="do" value="add" className="small back">
        {copy.addItem}
      </button>
    </div>
  )
}

const WantedField = ({ item, label }: { item: EditedItem; label: string }) => (
  <label className="count">
    <span aria-hidden="true">{copy.amountLabel}</span>
    <input
      name={`wanted.${item.itemId}`}
      type="number"
      inputMode="numeric"
      min={1}
      max={limits.itemAmount}
      defaultValue={item.wanted}
      placeholder={copy.anyAmount}
      aria-label={label}
    />
  </label>
)
