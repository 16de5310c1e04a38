import { eventDefaults } from '@festoon/tokens/defaults'
import { fromBase64 } from '../browser/base64.ts'

export interface PageColours {
  primary: string
  text: string
}

function colourIn(query: URLSearchParams, name: string): string | undefined {
  const colour = fromBase64(query.get(name) ?? '')?.toLowerCase()
  return /^#[\da-f]{6}$/.test(colour ?? '') ? colour : undefined
}

/**
 * Reads the colors that an address asks for, on any page (ROUTE-51): `ec` for the event, `tc` for the text, each
 * base64 of `#rrggbb`. Invalid colors are ignored.
 */
export function pageColours(search: string): PageColours | undefined {
  const query = new URLSearchParams(search)
  const primary = colourIn(query, 'ec')
  const text = colourIn(query, 'tc')
  return primary || text ? { primary: primary ?? eventDefaults.primary, text: text ?? eventDefaults.text } : undefined
}
