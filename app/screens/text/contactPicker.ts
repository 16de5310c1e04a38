import { z } from 'zod'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { readEntries, type FoundContacts } from './contactsIn.ts'

// The Contact Picker API (https://w3c.github.io/contact-picker/), which only some phones have.
declare global {
  interface Navigator {
    readonly contacts?: { select: (properties: readonly string[], options: { multiple: boolean }) => Promise<unknown> }
  }
}

const pickedSchema = z.array(z.object({ name: z.array(z.string()).default([]), tel: z.array(z.string()).default([]) }))

/** Returns true if the browser lets its user pick people from the address book. */
export const canPickContacts = (): boolean => typeof navigator === 'object' && navigator.contacts !== undefined

/**
 * Lets the user pick people. Returns those with a name and a phone number, and those whose number is wrong; none if the user cancels.
 * Rejects if it isn't possible.
 */
export async function pickContacts(): Promise<FoundContacts> {
  const pickedContacts = pickedSchema.parse(
    (await navigator.contacts?.select(['name', 'tel'], { multiple: true })) ?? [],
  )
  return readEntries(
    pickedContacts.map(({ name, tel }, index) => ({
      at: index + 1,
      name: name.find((one) => !isBlank(one)) ?? '',
      numbers: tel.map((number) => number.trim()).filter((number) => number !== ''),
    })),
  )
}
