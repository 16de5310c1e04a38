import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/bring'
import { newItemSchema, type NewItem } from '@festoon/contract/nouns/bring/signUp'
import type { EditedItem } from './ListEditor.tsx'

const bodySchema = z.record(z.string(), z.unknown()).catch({})
const guid = z.guid().toLowerCase()
/** The maximum number of characters read from a form field. */
const maxLength = 4_096

/** A submitted form of the list's editor. */
export interface ListForm {
  /** The rows after the pressed button took effect. */
  items: EditedItem[]
  /** The row for another item, with what was typed if it wasn't added. */
  added: EditedItem
  revision: string
  /** The ids of the items whose surplus claims the host agreed to give back. */
  droppedIds: string[]
  /** True for the button that saves and closes the editor. */
  isDone: boolean
  /** The list to save, or the reason why it can't be saved. */
  checked: { items: NewItem[] } | { problem: string }
}

/** Reads an untrusted form of the list's editor, and applies the pressed button to its rows. */
export function readListForm(body: unknown): ListForm {
  const fields = bodySchema.parse(body)
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, maxLength) : ''
  }
  const ids = (name: string): string[] =>
    [...new Set(text(name).split(' '))].flatMap((id) => guid.safeParse(id).data ?? []).slice(0, limits.signUpItems)
  const rowOf = (itemId: string): EditedItem => ({
    itemId,
    name: text(`name.${itemId}`),
    wanted: text(`wanted.${itemId}`),
  })
  const [action = '', subject = ''] = text('do').split(':')
  const addedRow = rowOf(guid.safeParse(text('added')).data ?? randomUUID())
  const typedRows = ids('order').map(rowOf)
  // Whichever button is pressed, an item that was typed is added. A cleared row is removed.
  const rows = [...typedRows, ...(addedRow.name.trim() === '' ? [] : [addedRow])]
  const items = [...apply(rows, action, subject)].filter(({ name }) => name.trim() !== '')
  return {
    items,
    added: { itemId: randomUUID(), name: '', wanted: '' },
    revision: text('revision').slice(0, 64),
    droppedIds: ids('dropped'),
    isDone: action === 'save' || action === 'drop',
    checked: check(items),
  }
}

const listedItem = (name: string, wantedAmount: number | null): EditedItem => ({
  itemId: randomUUID(),
  name,
  wanted: wantedAmount === null ? '' : String(wantedAmount),
})

function apply(rows: readonly EditedItem[], action: string, subject: string): readonly EditedItem[] {
  const at = rows.findIndex(({ itemId }) => itemId === subject)
  const row = rows[at]
  const others = rows.filter((other) => other !== row)
  if (action === 'up' && row) return others.toSpliced(Math.max(0, at - 1), 0, row)
  if (action === 'down' && row) return others.toSpliced(at + 1, 0, row)
  if (action === 'remove') return others
  const idea = action === 'idea' ? copy.ideas[Number(subject)] : undefined
  if (idea !== undefined) return [...rows, listedItem(idea, 1)]
  const template = action === 'template' ? copy.templates[Number(subject)] : undefined
  return template ? [...rows, ...template.items.map(([name, wanted]) => listedItem(name, wanted))] : rows
}

function check(rows: readonly EditedItem[]): ListForm['checked'] {
  if (rows.length > limits.signUpItems) return { problem: copy.listFull(limits.signUpItems) }
  const items: NewItem[] = []
  for (const { itemId, name, wanted } of rows) {
    const parsedItem = newItemSchema.safeParse({ itemId, name, wanted: amountIn(wanted) })
    if (!parsedItem.success) {
      const isName = parsedItem.error.issues.some(({ path }) => path[0] === 'name')
      return { problem: isName ? copy.nameInvalid(limits.itemName) : copy.wantedInvalid(limits.itemAmount) }
    }
    items.push(parsedItem.data)
  }
  return { items }
}

/** Returns a typed amount, null for an empty field, or NaN for anything else. */
export const amountIn = (typedRows: string): number | null => {
  const amountText = typedRows.trim()
  if (amountText === '') return null
  return /^\d{1,4}$/.test(amountText) ? Number(amountText) : Number.NaN
}
