import type { Thing } from '../things/thing.ts'

/** Labels of things that have no article and can't be counted, in lower case. */
const uncountable: ReadonlySet<string> = new Set(
  `papel picado|popcorn|slime|bunting|matzah|sufganiyot|coral|bread|bacon|butter|salt|garlic|broccoli|spaghetti|sushi|oden|dango|falafel|fondue
  |custard|candy|ice|wood|fire|yarn|thread|soap|money with wings|roasted sweet potato|cooked rice|ginger root|ice cream|canned food|sparkles
  |curry rice|shaved ice|bubble tea|sake|mate|dna|lightning|glass of milk`
    .split('|')
    .map((label) => label.trim()),
)

/** Labels of single things that end like plurals. */
const singulars: ReadonlySet<string> = new Set([
  'octopus',
  'lotus',
  'cactus',
  'rhinoceros',
  'hippopotamus',
  'hibiscus',
  'bus',
  'minibus',
  'trolleybus',
  'oncoming bus',
  'compass',
  'abacus',
  'dress',
  'tennis',
  'wheel',
])

/** Phrases for things whose label alone says too little in a sentence, such as the sport of a ball. */
const fullLabels: Readonly<Record<string, string>> = {
  soccer: 'soccer ball',
  basketball: 'basketball',
  tennis: 'tennis racket with a ball',
  golf: 'golf hole with a flag',
  bowling: 'bowling ball with pins',
  cornhole: 'cornhole board',
  roulette: 'roulette wheel',
  dice: 'pair of dice',
  glasses: 'pair of party glasses',
  witchHat: "witch's hat",
  vinyl: 'vinyl record',
  lotus: 'lotus flower',
  wing: 'wing',
  wedding: 'wedding chapel',
  cooking: 'fried egg in a pan',
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The words after which a label no longer names the thing itself, as in "glass of wine". */
const detail = /\s(?:of|with|on|in)\s.*$/u

const isPlural = (label: string): boolean => {
  const head = label.replace(detail, '')
  return /[^s]s$/.test(head) && !singulars.has(head) && !/(?:us|is)$/.test(head)
}

const pluralForms: Readonly<Record<string, string>> = {
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  moose: 'moose',
  bison: 'bison',
  'pair of dice': 'dice',
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  ox: 'oxen',
  leaf: 'leaves',
  loaf: 'loaves',
  knife: 'knives',
  scarf: 'scarves',
  snowman: 'snowmen',
  man: 'men',
}

/** Returns a label in the plural. */
function pluralOf(label: string): string {
  const wholeForm = pluralForms[label]
  if (wholeForm !== undefined) return wholeForm
  const details = detail.exec(label)?.[0] ?? ''
  const words = label.slice(0, label.length - details.length).split(' ')
  const last = words.pop() ?? ''
  const form =
    pluralForms[last] ??
    (/[^aeiou]y$/.test(last)
      ? `${last.slice(0, -1)}ies`
      : /(?:[sx]|ch|sh)$/.test(last)
        ? `${last}es`
        : last.endsWith('man')
          ? `${last.slice(0, -2)}en`
          : `${last}s`)
  return [...words, form].join(' ') + details
}

/** Labels that begin with the sound of another letter. */
const soundsLikeConsonant = /^(?:uni|u[ks]|ewe|one\b)/i

/** Returns the English phrase for a number of things of a kind, such as "a rose" or "two red roses". */
export function phraseOfThing({ label, name }: Pick<Thing, 'label' | 'name'>, count: number, color = ''): string {
  const ownLabel = fullLabels[name] ?? label.replaceAll('’', "'")
  const withColor = (text: string): string => (color === '' ? text : `${color} ${text}`)
  if (uncountable.has(ownLabel.toLowerCase()) || isPlural(ownLabel)) return withColor(ownLabel)
  if (count > 1) return `${numbers[count] ?? String(count)} ${withColor(pluralOf(ownLabel))}`
  const phrase = withColor(ownLabel)
  return `${/^[aeiou]/i.test(phrase) && !soundsLikeConsonant.test(phrase) ? 'an' : 'a'} ${phrase}`
}
