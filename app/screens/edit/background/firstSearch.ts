import { seasonOf } from '@festoon/contract/rules/dates/season'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { call } from '../../../platform/api/call.ts'
import { report } from '../../../platform/rpc/report.ts'
import { timesOf, zoneOf, type EventFields } from '../eventFields.ts'

/**
 * Returns the query for the first video search: keywords from the event's description or, if there are none, the season in
 * which the party takes place (BG-07, BG-10).
 */
export async function firstSearch(fields: EventFields, now: number): Promise<string> {
  const keywords = fields.description.trim() === '' ? [] : await keywordsOf(fields.description)
  if (keywords.length > 0) return keywords.slice(0, 3).join(' ')
  const { startTime } = timesOf(fields)
  return seasonOf(dayIn(startTime > 0 ? startTime : now, zoneOf(fields)))
}

async function keywordsOf(prompt: string): Promise<string[]> {
  try {
    return (await call('getSearchKeywords', { prompt })).keywords
  } catch (error) {
    report('WARN', 'The keywords of a description could not be fetched', error)
    return []
  }
}
