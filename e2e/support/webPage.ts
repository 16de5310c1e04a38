import type { Locator } from '@playwright/test'

/** An ARIA role, as Playwright names it. */
export type Role = Parameters<Locator['getByRole']>[0]

/** A part of the accessible name in any case, the whole name if `exact`, or a regular expression. */
export interface ByName {
  name?: string | RegExp
  exact?: boolean
}

/** Methods for finding elements, as in Playwright. */
export interface Finder {
  getByRole(role: Role, options?: ByName): WebLocator
  getByLabel(label: string | RegExp, options?: { exact?: boolean }): WebLocator
  getByText(text: string | RegExp, options?: { exact?: boolean }): WebLocator
  locator(css: string, options?: { hasText?: string | RegExp }): WebLocator
}

/** The part of Playwright's locator that shared steps use. */
export interface WebLocator extends Finder {
  filter(options: { hasText: string | RegExp }): WebLocator
  first(): WebLocator
  last(): WebLocator
  click(): Promise<void>
  check(): Promise<void>
  /** Replaces the value of a field. */
  fill(text: string): Promise<void>
  /** Focuses the field and types, following focus if it moves. */
  pressSequentially(text: string): Promise<void>
  setInputFiles(path: string): Promise<void>
  /** Waits until the element is visible or, for `hidden`, until none is. */
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>
}

/** The part of Playwright's page that shared steps use. The engines in `e2e/engines` implement it, too. */
export interface WebPage extends Finder {
  goto(url: string): Promise<unknown>
  /** Waits until the page's URL matches. */
  waitForURL(url: RegExp): Promise<void>
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>
}
