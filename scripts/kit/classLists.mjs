// Gives each list of Tailwind classes in the kit one name, which no other style sheet has (docs/decisions/014).
import { basename } from 'node:path'
import { MagicString } from 'magic-string'
import { parseSync, Visitor } from 'vite'

/** The class of every element that the kit renders. Only these are reset (ui/private/sheets/base.css). */
export const mark = 'fk'

/**
 * A list of Tailwind classes in the kit's sources, and the class that replaces it.
 * @typedef {object} ClassList
 * @property {string} name
 * @property {readonly string[]} words the Tailwind classes
 * @property {boolean} passed true if it is passed to another component, whose classes it overrides
 * @property {boolean} shared true if it comes from a module without elements, whose lists those of elements override
 */

/** Names that `group-*` and `peer-*` classes of other elements refer to. They have no rule. */
const isMarker = (/** @type {string} */ word) => /^(group|peer)(\/[\w-]+)?$|^required-mark$/.test(word)

/** Returns the class that replaces a marker. @param {string} word */
export const markerName = (word) => `${mark}-${word.replace('/', '-')}`

/** Elements inside an svg, which no reset concerns. */
const isDrawing = (/** @type {string} */ tag) =>
  /^(path|circle|rect|line|g|poly\w+|ellipse|defs|stop|use|mask)$/.test(tag)

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter(Boolean)

/** Returns every word in a module's strings. @param {string} path @param {string} code */
export function wordsIn(path, code) {
  /** @type {Set<string>} */
  const words = new Set()
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') for (const word of wordsOf(value)) words.add(word)
    },
  }).visit(parseSync(path, code).program)
  return words
}

/**
 * Replaces each class list of a module, and marks its elements.
 * @param {string} path the path of the module
 * @param {string} code
 * @param {(word: string) => boolean} isClass
 * @returns {{ code: string, lists: ClassList[] }}
 * @throws {Error} if only some words of a string are classes
 */
export function renameClassLists(path, code, isClass) {
  const { program } = parseSync(path, code)
  const text = new MagicString(code)
  const start = `${mark}-${basename(path).replace('.variants.ts', '-').replace(/\..*$/, '')}`
  /** @type {Map<string, ClassList>} */
  const lists = new Map()
  /** Strings that are no class lists, and properties that are no class names of an element. @type {Set<unknown>} */
  const others = new Set()
  /** The components that take class names as a prop. @type {Set<string>} */
  const components = new Set()
  /** The attributes around a node. @type {{ isClass: boolean, isPassed: boolean }[]} */
  const attributes = []
  /** The elements whose attributes are visited. @type {boolean[]} */
  const elements = []

  /** @param {import('vite').ESTree.JSXElementName} name */
  const isElement = (name) => name.type !== 'JSXIdentifier' || !components.has(name.name)

  /** Makes an expression return the mark before its classes. @param {import('vite').ESTree.Expression} value */
  const markClasses = (value) => {
    if (value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'classes') {
      text.appendLeft(value.callee.end + 1, `'${mark}', `)
      return
    }
    text.appendLeft(value.start, `'${mark} ' + (`)
    text.appendRight(value.end, ` || '')`)
  }

  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      others.add(source)
      if (source.value.startsWith('.')) for (const { local } of specifiers) components.add(local.name)
    },
    ExportNamedDeclaration: ({ source }) => void others.add(source),
    ExportAllDeclaration: ({ source }) => void others.add(source),
    FunctionDeclaration: ({ id }) => void (id && components.add(id.name)),
    TSLiteralType: ({ literal }) => void others.add(literal),
    BinaryExpression({ left, right }) {
      for (const side of [left, right]) others.add(side)
    },
    SwitchCase: ({ test }) => void others.add(test),
    AssignmentExpression: ({ right }) => void others.add(right),
    TemplateElement({ value }) {
      const found = wordsOf(value.raw).filter((word) => word.includes('-') && isClass(word))
      if (found.length > 0) throw new Error(`${path}: the classes ${found.join(', ')} must be in a plain string`)
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression') for (const one of given) others.add(one)
      // A component's own class names are added to by its variants, and marked where they are used.
      if (callee.type === 'Identifier' && callee.name.endsWith('Variants'))
        for (const one of given)
          if (one.type === 'ObjectExpression') for (const each of one.properties) others.add(each)
    },
    ObjectPattern({ properties }) {
      for (const each of properties) others.add(each)
    },
    Property(property) {
      others.add(property.key)
      const isClassName = property.key.type === 'Identifier' && property.key.name === 'className'
      if (!isClassName || property.shorthand || others.has(property) || !('start' in property.value)) return
      markClasses(/** @type {import('vite').ESTree.Expression} */ (property.value))
    },
    JSXOpeningElement({ name, attributes: given }) {
      elements.push(isElement(name))
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name) || isDrawing(name.name)) return
      const hasClasses = given.some((one) => one.type === 'JSXAttribute' && one.name.name === 'className')
      if (!hasClasses) text.appendLeft(name.end, ` className="${mark}"`)
    },
    'JSXOpeningElement:exit': () => void elements.pop(),
    JSXAttribute({ name, value }) {
      const isClassName = name.name === 'className'
      const isOfElement = elements.at(-1) === true
      attributes.push({ isClass: isClassName, isPassed: isClassName && !isOfElement })
      if (
        isClassName &&
        isOfElement &&
        value?.type === 'JSXExpressionContainer' &&
        value.expression.type !== 'JSXEmptyExpression'
      )
        markClasses(value.expression)
    },
    'JSXAttribute:exit': () => void attributes.pop(),
    Literal(node) {
      if (typeof node.value !== 'string' || others.has(node)) return
      const around = attributes.at(-1)
      if (around && !around.isClass) return
      const words = wordsOf(node.value)
      const unknown = words.filter((word) => !isClass(word) && !isMarker(word))
      if (!words.some((word) => isClass(word) || word === 'required-mark')) return
      if (unknown.length > 0) throw new Error(`${path}: Tailwind has no class ${unknown.join(', ')}`)
      const key = `${around?.isPassed} ${node.value}`
      const passed = around?.isPassed === true
      const name = lists.get(key)?.name ?? `${start}${lists.size}`
      lists.set(key, { name, words: words.filter((word) => !isMarker(word)), passed, shared: path.endsWith('.ts') })
      const named = [...words.filter(isMarker).map(markerName), name].join(' ')
      const isAttribute = code[node.start - 1] === '='
      text.update(node.start, node.end, `"${isAttribute && !passed ? `${mark} ${named}` : named}"`)
    },
  }).visit(program)
  return { code: text.toString(), lists: [...lists.values()] }
}

/** React's functions that also work in server components. */
const serverFunctions = new Set(['useId', 'lazy', 'Fragment', 'Suspense'])

/**
 * Returns true if a module only works in the browser's part of React: it has state, context, effects, event handlers or references,
 * or uses a package that does.
 * @param {string} path @param {string} code
 */
export function isForClient(path, code) {
  let found = false
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type') return
      if (/^(@radix-ui|@tanstack|react-easy-crop|react-dom)\b/.test(source.value)) found = true
      if (source.value !== 'react') return
      for (const one of specifiers)
        if (
          one.type === 'ImportSpecifier' &&
          one.importKind !== 'type' &&
          one.imported.type === 'Identifier' &&
          !serverFunctions.has(one.imported.name)
        )
          found = true
    },
    JSXAttribute({ name }) {
      if (typeof name.name === 'string' && /^(on[A-Z]|ref$)/.test(name.name)) found = true
    },
  }).visit(parseSync(path, code).program)
  return found
}
