import { useRef, useState } from 'react'
import { z } from 'zod'
import { readStored, store } from '../../../platform/browser/storage.ts'

const addressBookSchema = z.object({
  /** The phone numbers by invitee id, as they are dialed; '' for a number that the host removed. */
  phones: z.record(z.string(), z.string()),
  /** The host's text, if the host changed it. */
  message: z.string().optional(),
  /** The host's text about a change of the party, if the host wrote one. */
  update: z.string().optional(),
  /** The version of the party with the last change that the host announced to guests. */
  announced: z.string().optional(),
  /** The guests who were texted about a version of the party. */
  updated: z.object({ version: z.string(), ids: z.array(z.string()) }).optional(),
})
export type AddressBook = z.infer<typeof addressBookSchema>

const empty: AddressBook = { phones: {} }

function read(eventId: string): AddressBook {
  try {
    return addressBookSchema.safeParse(JSON.parse(readStored(`texts:${eventId}`) ?? '')).data ?? empty
  } catch {
    return empty
  }
}

/** Returns the ids of the guests who were texted about the change that the host announced, or about `version` if there is none. */
export const announcedTo = ({ announced, updated }: AddressBook, version?: string): ReadonlySet<string> =>
  new Set(updated?.version === (announced ?? version) ? updated?.ids : [])

/** Stores that the host announced the change that led to `version`, about which no guest was texted yet. */
export function announceChange(eventId: string, version: string): void {
  const { phones, message } = read(eventId)
  store(`texts:${eventId}`, JSON.stringify({ phones, message, announced: version } satisfies AddressBook))
}

/**
 * The phone numbers and the text of a party's host. They stay in this browser, where they survive closing the app, and are deleted
 * when the host signs out.
 */
export function useAddressBook(eventId: string) {
  const [book, setBook] = useState(() => read(eventId))
  // Also for changes that are undone later, after others.
  const latest = useRef(book)
  const change = (changes: Partial<AddressBook>): void => {
    // Another tab may have added numbers meanwhile.
    const before = { ...latest.current, ...read(eventId) }
    const phones = { ...latest.current.phones, ...before.phones, ...changes.phones }
    const after = { ...before, ...changes, phones }
    store(`texts:${eventId}`, JSON.stringify(after))
    latest.current = after
    setBook(after)
  }
  return { book, change }
}
