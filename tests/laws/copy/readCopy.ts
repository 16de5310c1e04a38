import { Visitor, parseSync, type ESTree } from 'vite'

/** A user-facing string in code rather than in a catalog. */
export interface Copy {
  readonly line: number
  readonly text: string
}

/** Attributes that users see or that screen readers announce. */
const copyAttribute =
  /^(?!enterKeyHint$)(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|(\w+)?(label|Label|heading|Heading|hint|Hint|description|Description|message|Message|tooltip|summary|confirm|Confirm))$/

/** Returns true if the text contains words. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))

/** Returns true for a capitalized text or a word in capitals. A lowercase word is a key or a value of the contract. */
const isLabel = (text: string): boolean => /^\p{Lu}(\p{Ll}|\p{Lu}+$)/u.test(text.trim())

/** Returns true if the text is a sentence or the beginning of one, which code itself never needs. */
const isSentence = (text: string): boolean =>
  /^[^\p{L}]{0,3}\p{Lu}[\p{L}’']*[ ,][^{}<>=]*\p{L}/u.test(text.trim()) || /^\p{Lu}[\p{L}’']+[.!?…]$/u.test(text.trim())

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Returns true for the name of a property or parameter that users see. */
const isSpokenKey = (node: object): boolean =>
  ('name' in node && typeof node.name === 'string' && copyAttribute.test(node.name)) ||
  ('value' in node && typeof node.value === 'string' && copyAttribute.test(node.value))

/** Returns the text of a template, with an ellipsis for each parameter. */
const textOf = ({ quasis }: ESTree.TemplateLiteral): string => quasis.map(({ value }) => value.cooked ?? '').join('…')

/** Returns the strings that an expression can evaluate to: itself, or the branches of its conditions. */
function stringsOf(node: ESTree.Node): { node: Node; text: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : []
    case 'TemplateLiteral':
      return [{ node, text: textOf(node) }]
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)]
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return stringsOf(node.expression)
    default:
      return []
  }
}

/** Returns true for errors, whose messages are for engineers and operators. */
const isForEngineers = (name: string): boolean => /(^|[A-Z]\w*)(Error|Problem|Refused|Unavailable)$/.test(name)

/**
 * Finds the user-facing strings in a file.
 * @throws Error when the file can't be parsed.
 */
export function readCopy(path: string, text: string): Copy[] {
  const parsedFile = parseSync(path, text)
  const [error] = parsedFile.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const wordsByStart = new Map<number, string>()
  const exempt: Node[] = []
  const add = (node: Node, words: string): void => {
    wordsByStart.set(node.start, words.trim().replace(/\s+/g, ' '))
  }
  const addStrings = (of: ESTree.Node, isCopy: (text: string) => boolean): void => {
    for (const { node, text: words } of stringsOf(of)) if (isCopy(words)) add(node, words)
  }
  const addChildren = (children: readonly ESTree.JSXChild[]): void => {
    for (const child of children) addStrings(child, isWords)
  }
  new Visitor({
    JSXText(node) {
      if (isWords(node.value)) add(node, node.value)
    },
    JSXElement({ openingElement: { name }, children }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'style') addChildren(children)
    },
    JSXFragment({ children }) {
      addChildren(children)
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (node.value && copyAttribute.test(name)) addStrings(node.value, isWords)
      if (/^(className|style|key|id|type|name|href|src|rel|as|class|d|viewBox)$/.test(name) && node.value)
        exempt.push(node.value)
    },
    // Also the attributes in `{...{ 'aria-label': 'Caption' }}` and the columns of a table.
    Property(node) {
      if (isSpokenKey(node.key)) addStrings(node.value, isLabel)
    },
    AssignmentPattern(node) {
      if (isSpokenKey(node.left)) addStrings(node.right, isLabel)
    },
    Literal(node) {
      if (typeof node.value === 'string' && isSentence(node.value)) add(node, node.value)
    },
    TemplateLiteral(node) {
      const words = textOf(node)
      if (isSentence(words)) add(node, words)
    },
    TaggedTemplateExpression(node) {
      exempt.push(node.quasi)
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && isForEngineers(node.callee.name)) exempt.push(node)
    },
    CallExpression(node) {
      const callee = text.slice(node.callee.start, node.callee.end)
      if (
        /(^|\.)(log|logger)\.\w+$|console\.\w+$|^(report|super|cva|setTimeout|expect)$|describe$|\.meta$/.test(callee)
      )
        exempt.push(node)
      const [notice] = node.arguments
      if (callee === 'notify' && notice?.type === 'ObjectExpression')
        for (const property of notice.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'text')
            addStrings(property.value, isWords)
    },
    ImportDeclaration(node) {
      exempt.push(node)
    },
    TSLiteralType(node) {
      exempt.push(node)
    },
  }).visit(parsedFile.program)
  return [...wordsByStart]
    .filter(([start]) => !exempt.some((node) => node.start <= start && start < node.end))
    .toSorted(([a], [b]) => a - b)
    .map(([start, words]) => ({ line: text.slice(0, start).split('\n').length, text: words }))
}
