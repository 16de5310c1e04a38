import { expect, test, type Page } from '@playwright/test'
import { newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'

/** Counts what a host does: each entry into a field, and each press. */
export interface Interactions {
  step: (work: Promise<unknown>) => Promise<void>
  /** Prints the number, and expects no more than `most`. */
  expectAtMost: (most: number) => void
}

/** Starts counting. `from` says where the host begins, such as 'a line'. */
export function countInteractions(from: string): Interactions {
  let count = 0
  return {
    step: async (work) => {
      count += 1
      await work
    },
    expectAtMost: (most) => {
      const description = `${count} interactions (at most ${most}) from ${from} to a published party`
      test.info().annotations.push({ type: 'interactions', description })
      process.stdout.write(`${description}\n`)
      expect(count).toBeLessThanOrEqual(most)
    },
  }
}

/** Publishes the party in the editor as a new host, whose name goes with the code. */
export async function publishAsNewHost(
  page: Page,
  origin: string,
  { step }: Interactions,
  name: string,
): Promise<void> {
  const address = newAddress(name.toLowerCase())
  await step(page.getByRole('button', { name: 'Sign in and create' }).click())
  await step(page.getByLabel('Email').fill(address))
  await step(page.getByRole('button', { name: 'Send me a code' }).click())
  const code = await codeFor(origin, address)
  await step(page.getByLabel("Name, if you're new here").fill(name))
  await step(page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(code))
}
