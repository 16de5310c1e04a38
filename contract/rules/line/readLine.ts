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
  datedLine: string
  /** The line without the facts, the place, and the date. */
  remainder: string
}

/** Separates a line into its parts. `readDate` removes the date from a line. */
export function readLine(line: string, readDate: (line: string) => string): LineParts {
  const { facts, remainder: withPlace } = readFacts(line)
  let datedLine = withPlace
  const { location, extra, remainder } = readPlace(withPlace, (text) => {
    datedLine = text
    return readDate(text)
  })
  return { location, facts: [...extra, ...facts], datedLine, remainder: tidyLine(remainder) }
}
