import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  forgetFetched,
  noteChange,
  noteFetched,
  noteGap,
  takeChangesSince,
} from '../../../../app/platform/api/guestListChanges.ts'

const list = () => {
  const id = randomUUID()
  return { id, topic: `events/${id}` }
}

it('fetches the whole list first, then everything since the oldest announced change', () => {
  const { id, topic } = list()
  expect(takeChangesSince(id)).toBeUndefined()
  noteFetched(id, '5000')
  noteChange(topic, '5007')
  // This change committed late, so it was missing when the list was fetched.
  noteChange(topic, '4990')
  noteChange(topic, '5003')
  expect(takeChangesSince(id)).toBe(4989)
  expect(takeChangesSince(id)).toBe(5000)
})

it('fetches more if changes may have been missed, and everything after a failure', () => {
  const { id, topic } = list()
  noteFetched(id, '5000')
  noteGap(topic)
  expect(takeChangesSince(id)).toBe(4000)
  noteChange(topic, randomUUID())
  expect(takeChangesSince(id)).toBe(4000)
  noteFetched(id, '12')
  noteGap(topic)
  expect(takeChangesSince(id)).toBe(0)
  forgetFetched(id)
  expect(takeChangesSince(id)).toBeUndefined()
})

it('ignores other topics', () => {
  const { id } = list()
  noteFetched(id, '10')
  noteChange(`events/users/${id}`, '3')
  noteGap(`drafts/${id}`)
  expect(takeChangesSince(id)).toBe(10)
})
