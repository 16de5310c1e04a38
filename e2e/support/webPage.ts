import type { Locator } from '@playwright/test'

/** An ARIA role, as Playwright names it. */
export type Role = Parameters<Locator['getByRole']>[0]

/** A part of the accessible name in any case, the whole name if `exact`, or a regular expression. */
export interface ByName {
  name?: string | RegExp
  exact?: boolean
}

/** Ways to find elements, with the meaning that Playwright gives them. */
export interface Finder {
  getByRole(role: Role, options?: ByName): WebLocator
  getByLabel(label: string | RegExp, options?: { exact?: boolean }): WebLocator
  getByText(text: string | RegExp, options?: { exact?: boolean }): WebLocator
  locator(css: string, options?: { hasText?: string | RegExp }): WebLocator
}

/** The part of Playwright's locator that steps for every browser use. */
export interface WebLocator extends Finder {
  filter(options: { hasText: string | RegExp }): WebLocator
  first(): WebLocator
  last(): WebLocator
  click(): Promise<void>
  check(): Promise<void>
  /** Replaces what a field holds. */
  fill(text: string): Promise<void>
  /** Types into whatever has the focus, starting in this field. */
  pressSequentially(text: string): Promise<void>
  setInputFiles(path: string): Promise<void>
  /** Waits until the element is visible, or until none is. */
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>
}

/** The part of Playwright's page that steps for every browser use. The engines of `e2e/engines` have it, too. */
export interface WebPage extends Finder {
  goto(url: string): Promise<unknown>
  /** Waits until the address matches. */
  waitForURL(url: RegExp): Promise<void>
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>
}
