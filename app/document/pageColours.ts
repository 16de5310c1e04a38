import { eventDefaults } from '@festoon/tokens/defaults'
import { fromBase64 } from './base64.ts'

export interface PageColours {
  primary: string
  text: string
}

function colourIn(query: URLSearchParams, name: string): string | undefined {
  const colour = fromBase64(query.get(name) ?? '')?.toLowerCase()
  return /^#[\da-f]{6}$/.test(colour ?? '') ? colour : undefined
}

/**
 * The colours that an address asks for, on whatever page (ROUTE-51): `ec` the event's, `tc` the text's, each base64 of
 * `#rrggbb`. What is no colour is as if it were not there.
 */
export function pageColours(search: string): PageColours | undefined {
  const query = new URLSearchParams(search)
  const primary = colourIn(query, 'ec')
  const text = colourIn(query, 'tc')
  return primary || text ? { primary: primary ?? eventDefaults.primary, text: text ?? eventDefaults.text } : undefined
}
