import type { CsvChoice } from '@festoon/contract/nouns/guestCsv'
import * as paths from '../paths.ts'
import { withProof } from '../rpc/askForProof.ts'
import { CallError } from '../rpc/postCall.ts'
import { refusal } from '../rpc/refusal.ts'
import { asBasic } from './asBasic.ts'

/** A guest list downloaded as a CSV file. `name` is the file name that the server sent, if any. */
export interface GuestListFile {
  content: Blob
  name: string | undefined
}

/** Fetches the guest list as a CSV file with the selected columns (RPC-86). Throws `CallError`. */
export const fetchGuestList = (eventId: string, choice: CsvChoice): Promise<GuestListFile> =>
  withProof(() =>
    asBasic(async (authorization) => {
      try {
        const response = await fetch(paths.guestList(eventId, choice), { headers: { authorization } })
        if (!response.ok) throw refusal('an export', await response.json())
        return { content: await response.blob(), name: fileName(response.headers.get('content-disposition') ?? '') }
      } catch (error) {
        if (error instanceof CallError) throw error
        throw new CallError('network', 'Network error fetching the guest list')
      }
    }),
  )

/**
 * Returns the file name from a Content-Disposition header, including non-ASCII names (RFC 5987); undefined if there is none.
 */
export function fileName(disposition: string): string | undefined {
  const encodedName = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  try {
    if (encodedName !== undefined) return decodeURIComponent(encodedName)
  } catch {
    // Falls back to the plain file name.
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1]
}
