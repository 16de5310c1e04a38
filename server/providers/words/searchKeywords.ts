import { singular, tellingWords, wordsOf } from '@festoon/contract/rules/words'
import { partyThemes } from '@festoon/contract/themes/catalogue'

/** Characters of a text that are read. */
const longest = 5_000

/** Words of invitations that find nothing: what hosts say, not what is to be seen. */
const sayings = new Set(
  wordsOf(
    'able jack old shh don about after again all almost along also always another answer any anyone are around ask away back because been before below best better between both bring but call came can cancel come coming could count day did does done down each early else end even ever every everybody everyone excuse expect few find first free full gather get getting give goes going gone good got great guest happen have having hear here hey hold hope host hour how however if into invite invitation invited join just keep know known last later least less let like little long look lot love made make many may maybe mean mind month more most much must name near need never new next nice night nobody nor not nothing now off once one only open other out over own part party people place please plan plenty put quite reach ready really reason right rsvp said same save say see send set she should show small so some somebody someone something soon spot start stay still stop such sure take tell than that then these they thing think this those though through time today together tomorrow tonight too tuesday monday wednesday thursday friday saturday sunday turn turning two under until upon use very wait want was wear week weekend well were what when where which while who whole whose why will wish with without word work would year yes yet',
  ),
)

/** Words that themes are known by: they say what is to be seen. */
const seen: ReadonlySet<string> = new Set(
  partyThemes.flatMap(({ name, keywords }) => tellingWords([name, ...keywords].join(' '))),
)

/** The words of a text that a search for a moving background starts from, most telling first, five at most (BG-10). */
export function searchKeywords(text: string, most = 5): string[] {
  const found = new Map<string, { word: string; points: number; at: number }>()
  const words =
    text
      .slice(0, longest)
      .toLowerCase()
      .match(/\p{L}[\p{L}'’]*/gu) ?? []
  for (const [at, written] of words.entries()) {
    const word = written.normalize('NFC').replace(/['’]s?$/u, '')
    const [key = ''] = tellingWords(word)
    if (key === '' || word.length < 3 || word.length > 24 || sayings.has(singular(key))) continue
    const known = found.get(key)
    if (known) known.points += 1
    else found.set(key, { word, at, points: seen.has(key) ? 4 : 1 })
  }
  return [...found.values()]
    .toSorted((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, most)
    .map(({ word }) => word)
}
