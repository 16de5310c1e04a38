import type { CsvChoice } from '@festoon/contract/guestCsv'
import * as paths from '../pathTo.ts'
import { asBasic } from './asBasic.ts'
import { CallError } from './postCall.ts'
import { refusal } from './refusal.ts'

/** A guest list as a file; `name`: as its server calls it, undefined where it does not. */
export interface GuestListFile {
  content: Blob
  name: string | undefined
}

/** The guest list of a party as CSV, with the fields and answers that were chosen (RPC-86). Throws `CallError`. */
export const fetchGuestList = (eventId: string, choice: CsvChoice): Promise<GuestListFile> =>
  asBasic(async (authorization) => {
    try {
      const response = await fetch(paths.guestList(eventId, choice), { headers: { authorization } })
      if (!response.ok) throw refusal(await response.json())
      return { content: await response.blob(), name: fileName(response.headers.get('content-disposition') ?? '') }
    } catch (error) {
      if (error instanceof CallError) throw error
      throw new CallError('network', 'Network error fetching the guest list')
    }
  })

/** The name in a Content-Disposition, of any letters (RFC 5987). */
export function fileName(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded)
  } catch {
    // Then the plain one.
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1]
}
