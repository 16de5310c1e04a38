// Builds the style sheets of the published kit from the class lists in its modules.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Features, transform } from 'lightningcss'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import { inRoot } from '../root.mjs'
import { mark, markerName } from './classLists.mjs'
import { inlined } from './inlined.mjs'

/** @typedef {import('./classLists.mjs').ClassList} ClassList */

const require = createRequire(import.meta.url)

/** @param {string} id @param {string} base */
const pathOf = (id, base) => (id.startsWith('.') || id.startsWith('/') ? resolve(base, id) : require.resolve(id))

/** Compiles one of the kit's sources with Tailwind. @param {string} path */
async function tailwind(path) {
  const file = inRoot(path)
  return compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    loadStylesheet: async (id, base) => {
      const found = pathOf(id, base)
      return { path: found, base: dirname(found), content: readFileSync(found, 'utf8') }
    },
    loadModule: async (id, base) => {
      const found = pathOf(id, base)
      const { default: module } = await import(pathToFileURL(found).href)
      return { path: found, base: dirname(found), module }
    },
  })
}

/** @param {string} selector */
const classesIn = (selector) => [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([name]) => name)

/** @param {string} name a class in a selector */
const unescaped = (name) => name.slice(1).replaceAll(/\\(.)/g, '$1')

/**
 * Returns the rules in a node, each with the at-rules around it.
 * @param {import('postcss').ChildNode} node @param {readonly string[]} around
 * @returns {{ rule: import('postcss').Rule, around: readonly string[] }[]}
 */
function rulesIn(node, around = []) {
  if (node.type === 'rule') return [{ rule: node, around }]
  if (node.type !== 'atrule' || node.name === 'layer') return []
  return (node.nodes ?? []).flatMap((child) => rulesIn(child, [...around, `@${node.name} ${node.params}`]))
}

/** The rules of Tailwind's classes, in the order in which they must stand. */
export class Utilities {
  /** @type {{ word: string, escaped: string, selector: string, body: string, around: readonly string[] }[]} */
  #rules = []
  /** The registered properties, by name. @type {Map<string, string>} */
  #properties = new Map()
  /** @type {Set<string>} */
  #words = new Set()

  /** Compiles the words that are classes, and skips the others. @param {ReadonlySet<string>} words */
  static async of(words) {
    const utilities = new Utilities()
    const compiler = await tailwind('ui/private/sheets/utilities.css')
    for (const node of postcss.parse(compiler.build([...words])).nodes) {
      if (node.type === 'atrule' && node.name === 'property') utilities.#properties.set(node.params, node.toString())
      for (const { rule, around } of rulesIn(node)) {
        const escaped = classesIn(rule.selector).find((name) => words.has(unescaped(name)))
        if (escaped === undefined) continue
        const word = unescaped(escaped)
        utilities.#words.add(word)
        const body = (rule.nodes ?? []).map(String).join(';')
        utilities.#rules.push({ word, escaped, selector: withMarkers(rule.selector), body, around })
      }
    }
    return utilities
  }

  /** @param {string} word */
  has(word) {
    return this.#words.has(word)
  }

  /** Returns the rules of class lists, with the properties that they register. @param {readonly ClassList[]} lists */
  rulesOf(lists) {
    const rules = this.#rules.flatMap(({ word, escaped, selector, body, around }) => {
      const names = lists.filter(({ words }) => words.includes(word)).map(selectorOf)
      if (names.length === 0) return []
      const rule = `${names.map((name) => selector.replaceAll(escaped, name)).join(',')}{${body}}`
      return [around.reduceRight((inner, outer) => `${outer}{${inner}}`, rule)]
    })
    const css = rules.join('\n')
    return { css, registered: [...this.#properties].filter(([name]) => css.includes(name)).map(([, rule]) => rule) }
  }
}

/** A class that is passed to a component counts twice, so that it overrides the component's own. @param {ClassList} list */
const selectorOf = ({ name, passed }) => (passed ? `.${name}.${name}` : `.${name}`)

/** Renames the markers in a selector. @param {string} selector */
const withMarkers = (selector) =>
  selector.replaceAll(
    /\.((?:group|peer)(?:\\\/[\w-]+)?)(?![\w\\-])/g,
    (_all, /** @type {string} */ marker) => `.${markerName(marker.replace('\\', ''))}`,
  )

/** Text on these fills has their color, so that the background that browsers paint behind forced text would hide it. */
const isFilled = (/** @type {ClassList} */ { words }) => words.some((word) => /bg-(button|danger|info|warn)/.test(word))

/** The kit's layers are within one that Tailwind declares, above its reset and below its utilities, whichever file comes first. */
const order =
  '@layer theme,base,components,utilities;@layer components.festoon.base,components.festoon.shared,components.festoon.own,components.festoon.last;'

/** @param {string} name @param {string} css */
const inLayer = (name, css) => (css === '' ? '' : `@layer components.festoon.${name}{${css}}`)

/**
 * Returns the style sheet of class lists. Lists that several components use are in an earlier layer than those of one, so that the order of
 * style sheets doesn't matter.
 * @param {Utilities} utilities @param {readonly ClassList[]} lists
 */
export function sheetOf(utilities, lists) {
  const shared = utilities.rulesOf(lists.filter((list) => list.shared))
  const own = utilities.rulesOf(lists.filter((list) => !list.shared))
  const registered = new Set([...shared.registered, ...own.registered])
  const filled = lists.filter(isFilled).map(({ name }) => `.${name}`)
  const forced =
    filled.length === 0 ? '' : `@media (forced-colors:active){${filled.join(',')}{forced-color-adjust:none}}`
  return [order, ...registered, inLayer('shared', shared.css), inLayer('own', own.css), inLayer('last', forced)].join(
    '\n',
  )
}

/** Returns the optional reset for pages. */
export const resetSheet = async () => (await tailwind('ui/private/sheets/reset.css')).build([])

/** Returns the rules that every component needs. */
export async function baseSheet() {
  const css = (await tailwind('ui/private/sheets/base.css')).build([])
  return [
    order,
    css
      .replaceAll('@layer components {', '@layer components.festoon.shared {')
      .replaceAll('.required-mark', `.${markerName('required-mark')}`),
  ].join('\n')
}

/** Returns a style sheet without cascade layers, for pages whose own rules for elements aren't in one. @param {string} css */
export function withoutLayers(css) {
  const root = postcss.parse(css)
  // Bootstrap's pointer on buttons weighs as much as two classes.
  root.walkDecls('cursor', ({ parent }) => {
    if (parent?.type !== 'rule') return
    parent.selectors = parent.selectors.map((selector) => selector.replace(/\.fk[\w-]*/, (name) => name + name + name))
  })
  for (const name of ['base', 'shared', 'own', 'last'])
    root.each((node) => {
      if (node.type === 'atrule' && node.params === `components.festoon.${name}`) root.append(node.nodes ?? [])
    })
  root.walkAtRules('layer', (layer) => void layer.remove())
  return root.toString()
}

/** Returns the style sheet of the themes without a color scheme for pages that have no theme. @param {string} css */
export function withoutPageScheme(css) {
  const root = postcss.parse(css)
  root.walkRules(/^:root/, (rule) => {
    const themes = rule.selectors.filter((selector) => selector !== ':root').join(',')
    rule.walkDecls('color-scheme', (scheme) => {
      if (themes !== '') rule.after(postcss.rule({ selector: themes, nodes: [scheme.clone()] }))
      scheme.remove()
    })
  })
  return root.toString()
}

/** Returns a style sheet for the browsers that the kit supports, minified. @param {string} css */
export function minified(css) {
  const { code } = transform({
    filename: 'kit.css',
    code: Buffer.from(
      inlined(css)
        .replaceAll('--tw-', `--${mark}-`)
        .replaceAll(/\bkit-(rise|fade|spin|breathe)\b/g, `${mark}-$1`),
    ),
    minify: true,
    include: Features.Nesting,
    targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 },
  })
  return code.toString()
}
