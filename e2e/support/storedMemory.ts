import type { Page } from '@playwright/test'

/** A browser's stored memory of its guest at a party, as app/document/guestMemory.ts writes it. Empty if there is none. */
export const storedMemory = async (page: Page, eventId: string) => {
  const text = await page.evaluate((id) => localStorage.getItem(`festoon.guest:${id}`), eventId)
  return Object(JSON.parse(text ?? '{}'))
}
