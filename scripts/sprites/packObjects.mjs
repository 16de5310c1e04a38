// Packs the objects of Fluent Emoji that a picture may show, and the words that name them in all languages of the CLDR:
//   npm i --prefix FOLDER @iconify-json/fluent-emoji@1.2.7 emojibase-data@17.0.0
//   node scripts/sprites/packObjects.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { formOfSubgroup, objectForms, omittedObjects, renderedObjects } from './objectForms.mjs'
import { pack } from './pack.mjs'

const [folder = '.'] = process.argv.slice(2)
const packages = join(folder, 'node_modules')
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(packages, path), 'utf8'))

/** Returns the name of an icon for an emoji's label. @param {string} label */
const iconOf = (label) =>
  label
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’'.“”]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Animals and nature, food and drink, travel and places, activities, objects. */
const groups = new Set([3, 4, 5, 6, 7])
const { icons } = read('@iconify-json/fluent-emoji/icons.json')
const subgroups = read('emojibase-data/meta/groups.json').subgroups
const languages = readdirSync(join(packages, 'emojibase-data')).filter(
  (one) => /^[a-z]{2}(?:-[a-z]+)?$/.test(one) && one !== 'en-gb',
)

/** @type {Map<string, string>} the object's name by the emoji's code */
const nameByCode = new Map()
/** @type {string[]} lines of the object's name, poise, size, label and markup */
const objects = []
for (const { label, hexcode, group, subgroup } of read('emojibase-data/en/data.json')) {
  const name = iconOf(label)
  if (!groups.has(group) || !icons[name] || omittedObjects.has(name)) continue
  nameByCode.set(hexcode, renderedObjects[name] ?? name)
  if (renderedObjects[name]) continue
  const { poise, size } = { ...formOfSubgroup(subgroups[subgroup]), ...objectForms[name] }
  objects.push([name, poise, size, label, icons[name].body].join('\t'))
}

/** The language, the thing's name, its label and its keywords. */
const words = languages.flatMap((language) =>
  read(`emojibase-data/${language}/data.json`).flatMap(({ hexcode, label, tags = [] }) => {
    const name = nameByCode.get(hexcode)
    return name === undefined || !label ? [] : [[language, name, label, tags.join('|')].join('\t')]
  }),
)

pack('objects.txt.br', objects)
pack('words.txt.br', words)
