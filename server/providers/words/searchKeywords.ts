import { singular, tellingWords, wordsOf } from '@festoon/contract/rules/words'
import { partyThemes } from '@festoon/contract/themes/catalog'

/** The maximum number of characters read from the text. */
const maxLength = 5_000

/** Words that are common in invitations but don't describe anything visible, so they don't help a search. */
const stopWords = new Set(
  wordsOf(
    'able jack old shh don about after again all almost along also always another answer any anyone are around ask away back because been before below best better between both bring but call came can cancel come coming could count day did does done down each early else end even ever every everybody everyone excuse expect few find first free full gather get getting give goes going gone good got great guest happen have having hear here hey hold hope host hour how however if into invite invitation invited join just keep know known last later least less let like little long look lot love made make many may maybe mean mind month more most much must name near need never new next nice night nobody nor not nothing now off once one only open other out over own part party people place please plan plenty put quite reach ready really reason right rsvp said same save say see send set she should show small so some somebody someone something soon spot start stay still stop such sure take tell than that then these they thing think this those though through time today together tomorrow tonight too tuesday monday wednesday thursday friday saturday sunday turn turning two under until upon use very wait want was wear week weekend well were what when where which while who whole whose why will wish with without word work would year yes yet',
  ),
)

/** Words from the themes' names and keywords, which rank higher because they describe something visible. */
const themeWords: ReadonlySet<string> = new Set(
  partyThemes.flatMap(({ name, keywords }) => tellingWords([name, ...keywords].join(' '))),
)

/** Returns up to `max` words from the text that suit a search for a background video, best first (BG-10). */
export function searchKeywords(text: string, max = 5): string[] {
  const keywordsByKey = new Map<string, { word: string; points: number; at: number }>()
  const words =
    text
      .slice(0, maxLength)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  for (const [at, writtenWord] of words.entries()) {
    const word = writtenWord.normalize('NFC').replace(/['’]s?$/u, '')
    const [key = ''] = tellingWords(word)
    if (key === '' || word.length < 3 || word.length > 24 || stopWords.has(singular(key))) continue
    const earlierKeyword = keywordsByKey.get(key)
    if (earlierKeyword) earlierKeyword.points += 1
    else keywordsByKey.set(key, { word, at, points: themeWords.has(key) ? 4 : 1 })
  }
  return [...keywordsByKey.values()]
    .toSorted((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, max)
    .map(({ word }) => word)
}
