import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import type { ByName, Role } from '../../support/webPage.ts'

// Builds Playwright's selectors as text, which pageAgent.ts resolves inside the page.

export const byRole = (role: Role, { name, exact }: ByName = {}): string =>
  getByRoleSelector(role, { ...(name === undefined ? {} : { name }), ...(exact === undefined ? {} : { exact }) })

export const byLabel = (label: string | RegExp, options: { exact?: boolean } = {}): string =>
  getByLabelSelector(label, options)

export const byText = (text: string | RegExp, options: { exact?: boolean } = {}): string =>
  getByTextSelector(text, options)

export const byCss = (css: string): string => `css=${css}`

export const hasText = (text: string | RegExp): string =>
  `internal:has-text=${typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text)}`

/** Combines two selectors, so that the second is searched inside the matches of the first. */
export const within = (outer: string, inner: string): string => (outer === '' ? inner : `${outer} >> ${inner}`)
