/** Words that end an English street name. */
const streetWord =
  '(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|boulevard|ct|court|pl|place|way|ter|terrace|cir|circle|hwy|highway|pkwy|parkway|sq|square|trail|trl|close|crescent|cres|mews|row|gardens|grove|hill|alley|walk|loop|plaza|broadway|quay|wharf|rise|drove|embankment)'
/** Words that can't be part of a street's name, so that "6 friends and a road trip" isn't an address. */
const notInNames =
  '(?!(?:and|a|an|in|on|at|with|for|to|or|years?|yrs?|people|kids|friends|guests|adults|of|us|pm|am|days?|weeks?|hours?|minutes?|more|other|til+|until|birthday|bday|turns|party|[ap]\\.?m\\.?)\\b)'
const nameWord = `${notInNames}[\\p{L}\\d][\\p{L}\\p{M}\\d'’.-]*`
const unit = '(?:,?\\s*(?:#\\s*|(?:apt|apartment|unit|suite|ste|floor|fl|flat|room|rm)\\b\\.?\\s*#?)[\\w-]{1,8})?'
const direction = '(?:\\s+(?:north|south|east|west|ne|nw|se|sw|[nsew])\\b\\.?)?'

// `\b` knows only unaccented letters: after it, "é" would start a new word.
const wordEnd = "(?!['’‘`]?[\\p{L}\\p{M}\\p{N}])"
/** Pattern source for the start of a word. An apostrophe doesn't end a word. */
const wordStart = "(?<![\\p{L}\\p{M}\\p{N}]['’‘`]?)"

/** Pattern source for words that look like a town after an address, but start something else. */
export const otherStart = `(?:${[
  '(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|today|tonight|tomorrow|this|next|from|at|on',
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'no|bring|rsvp|please|kids|adults|dinner|lunch|brunch|party|birthday|come|join|online|zoom',
]
  .join('|')
  // Not every browser knows patterns of which only a part ignores case.
  .replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})${wordEnd}`
/** Pattern source that excludes such words. */
export const notTown = `(?!${otherStart})`

const frenchStreets = 'rue avenue av\\. boulevard bd place chemin impasse allée quai cours passage square'
const germanStreets =
  'str\\. straße strasse weg platz allee gasse ufer straat laan gracht plein gatan vägen gata vej gade'
const southernStreets =
  'calle carrer avenida avda\\. av\\. paseo via viale corso piazza plaza rua praça travessa largo ulica ul\\.'
/** Excludes "1, place tbd" and "1, place to be announced", which aren't French streets. */
const notUndecided = `(?!(?:tb[dac]?|to|is|isn|not|will|still|undecided|coming)${wordEnd})`
const particles = 'de|del|della|dei|da|do|dos|la|las|los'
/** Returns a pattern for words whose first letter may be a capital. */
const inAnyCase = (words: string): string =>
  words.replaceAll(/(?<=^| )\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`).replaceAll(' ', '|')

/** Patterns of street addresses in the forms of several countries, most specific first. */
export const addressPatterns: readonly RegExp[] = [
  // 42 Fig Lane, 1600 Pennsylvania Ave NW, 12B Baker St. Apt 3, 1 Avenue of the Americas
  new RegExp(
    `${wordStart}(?<![/:.$€£#-])\\d{1,6}[a-z]?(?:[-/]\\d{1,5})?\\s+(?:${nameWord}\\s+){0,4}?${streetWord}\\b(?!['’])\\.?(?:\\s+of\\s+the\\s+\\p{L}+)?${direction}${unit}${wordEnd}`,
    'iu',
  ),
  // 12 rue de la Paix, 5 bis avenue Foch
  new RegExp(
    `${wordStart}(?<![/:.])\\d{1,4}(?:\\s?(?:bis|ter|[abc]))?,?\\s+(?:${inAnyCase(frenchStreets)})\\s+${notUndecided}\\p{L}[\\p{L}'’.-]*(?:[\\s-]+(?:(?:de|du|des|la|le|les|l['’]\\p{L}+|d['’]\\p{L}+|à|aux?|et|saint|sainte)\\b|${notTown}\\p{Lu}[\\p{L}'’-]*)){0,6}${wordEnd}`,
    'u',
  ),
  // Hauptstr. 5, Berliner Straße 12a, Am Hafen 1, Prinsengracht 263
  new RegExp(
    `${wordStart}(?:\\p{Lu}[\\p{L}.-]*\\s+){0,2}(?:[\\p{L}-]*(?:${inAnyCase(germanStreets)})|(?:Am|An der|Im|Unter den|Zum|Zur|Auf der|Auf dem)\\s+\\p{Lu}[\\p{L}-]+)\\s+\\d{1,4}(?:\\s?[a-z])?${wordEnd}(?!\\s?[ap]\\.?m\\b|[:/]\\d|\\s*uhr\\b)`,
    'u',
  ),
  // Calle Mayor 5, Via Roma, 12, Avenida da Liberdade 100, C/ de Sants 3
  new RegExp(
    `${wordStart}(?:[Cc]/|${inAnyCase(southernStreets)})\\s+(?:(?:${particles})\\s+){0,2}\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:(?:${particles}|di|i|y)\\s+)*\\p{Lu}[\\p{L}'’.-]*){0,3},?\\s+(?:n[º°o.]\\.?\\s*)?\\d{1,4}(?:\\s?[a-z])?${wordEnd}(?!\\s?[ap]\\.?m\\b|[:/]\\d)`,
    'u',
  ),
  // 東京都渋谷区神南1-2-3
  /[\p{Script=Han}\p{Script=Katakana}ー]{1,20}(?:[都府県市区町村]|丁目)[\p{Script=Han}\p{Script=Katakana}ー]{0,20}\d[\p{N}\p{Script=Han}-]{0,20}/u,
]
