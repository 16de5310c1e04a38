import { instantOf, wallTime } from '@festoon/contract/rules/timeZone'

/** Hour of the event's clock at which a host's daily digest goes out. */
const digestHour = 8

/** The last instant, up to `now`, at which a digest of an event at this place was due; ms. */
export function digestTime(now: number, timeZone: string): number {
  const wall = wallTime(now, timeZone)
  const today = instantOf({ ...wall, hour: digestHour, minute: 0 }, timeZone)
  return today <= now ? today : instantOf({ ...wall, day: wall.day - 1, hour: digestHour, minute: 0 }, timeZone)
}
