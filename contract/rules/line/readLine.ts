import type { Location } from '../../nouns/place.ts'
import { tidyLine } from './lineParts.ts'
import { readFacts } from './readFacts.ts'
import { readPlace } from './readPlace.ts'

/** The parts of a host's line, except its title and theme. */
export interface LineParts {
  location: Location | undefined
  /** The facts that guests need to know, in the host's own words. */
  facts: string[]
  /** The line without the facts and the place. It contains the date. */
  dated: string
  /** The line without the facts, the place, and the date. */
  rest: string
}

/** Separates a line into its parts. `readDate` removes the date from a line. */
export function readLine(line: string, readDate: (line: string) => string): LineParts {
  const { facts, rest: withPlace } = readFacts(line)
  let dated = withPlace
  const { location, extra, rest } = readPlace(withPlace, (text) => {
    dated = text
    return readDate(text)
  })
  return { location, facts: [...extra, ...facts], dated, rest: tidyLine(rest) }
}
