import { Visitor, parseSync, type ESTree } from 'vite'

type Child = ESTree.JSXElement['children'][number]

/**
 * Returns the places in a component where React would make several text nodes of one text, as `path:line: code`. A translator changes
 * each text node alone, so that a bracket or a count loses its sentence.
 */
export function splitTextsIn(path: string, text: string): string[] {
  const { program } = parseSync(path, text)
  const places: string[] = []
  const visit = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const parts = children.filter((child) => !isLayout(child))
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1]
      if (!next || !isText(part) || !isText(next)) continue
      const line = text.slice(0, part.start).split('\n').length
      places.push(`${path}:${line}: ${text.slice(part.start, next.end).replaceAll(/\s+/g, ' ').trim()}`)
    }
  }
  new Visitor({ JSXElement: visit, JSXFragment: visit }).visit(program)
  return places
}

/** Line breaks between elements, and comments. */
const isLayout = (child: Child): boolean =>
  child.type === 'JSXText'
    ? !/\S/.test(child.value) && child.value.includes('\n')
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'

const isText = (child: Child): boolean =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && !isElement(child.expression))

/** Returns true for an expression that renders an element, or nothing. */
function isElement(expression: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'LogicalExpression':
      return isElement(expression.right)
    case 'ConditionalExpression':
      return isElement(expression.consequent) || isElement(expression.alternate)
    case 'ParenthesizedExpression':
      return isElement(expression.expression)
    case 'CallExpression':
      return expression.callee.type === 'MemberExpression' && nameOf(expression.callee).endsWith('.map')
    default:
      return false
  }
}

const nameOf = ({ property }: ESTree.MemberExpression): string =>
  property.type === 'Identifier' ? `.${property.name}` : ''
