import { eventDefaults } from '@festoon/tokens/defaults'
import { fromBase64 } from '../browser/base64.ts'

export interface PageColors {
  primary: string
  text: string
}

function colorIn(query: URLSearchParams, name: string): string | undefined {
  const color = fromBase64(query.get(name) ?? '')?.toLowerCase()
  return /^#[\da-f]{6}$/.test(color ?? '') ? color : undefined
}

/**
 * Returns the colors in a page's URL (ROUTE-51): `ec` for the event and `tc` for the text, each as `#rrggbb` in base64. If only
 * one of them is valid, uses the default for the other. Returns undefined if neither is valid.
 */
export function pageColors(search: string): PageColors | undefined {
  const query = new URLSearchParams(search)
  const primary = colorIn(query, 'ec')
  const text = colorIn(query, 'tc')
  return primary || text ? { primary: primary ?? eventDefaults.primary, text: text ?? eventDefaults.text } : undefined
}
