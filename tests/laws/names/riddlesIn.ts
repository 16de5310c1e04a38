import { Visitor, parseSync, type ESTree } from 'vite'
import { isRiddle } from './riddles.ts'

/** A declared name that doesn't say what it holds. */
export interface Riddle {
  readonly line: number
  readonly name: string
}

/** A participle is clear enough if its scope has no more lines than this. */
const shortScope = 2

/** Names beside which `left` is a side. */
const otherSides = /\b(?:top|right)\b/

/**
 * Finds the declared names in a file that don't say what they hold: variables, parameters, functions, types, and the properties
 * of types and classes. `fixedNames` are the names of properties that can't change. Ignores `...rest`, and the names of stories.
 * @throws Error when the file can't be parsed.
 */
export function riddlesIn(path: string, text: string, fixedNames: ReadonlySet<string>): Riddle[] {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const riddles: Riddle[] = []
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length
  /** The blocks and functions around the current node. There is none in the scope of the module. */
  const scopes: ESTree.Node[] = []
  const enter = (node: ESTree.Node): void => {
    scopes.push(node)
  }
  const leave = (): void => {
    scopes.pop()
  }

  const check = ({ name, start }: { name: string; start: number }, scope: ESTree.Node | undefined): void => {
    if (!isRiddle(name) || (name === 'left' && otherSides.test(text))) return
    if (scope && lineAt(scope.end) - lineAt(start) < shortScope) return
    if (path.endsWith('.stories.tsx') && /^[A-Z]/.test(name)) return
    riddles.push({ line: lineAt(start), name })
  }
  const checkPattern = (pattern: ESTree.Node | null, scope: ESTree.Node | undefined): void => {
    switch (pattern?.type) {
      case 'Identifier':
        return check(pattern, scope)
      case 'AssignmentPattern':
        return checkPattern(pattern.left, scope)
      case 'TSParameterProperty':
        return checkPattern(pattern.parameter, scope)
      case 'ArrayPattern':
        return pattern.elements.forEach((element) => checkPattern(element, scope))
      case 'RestElement':
        if (pattern.argument.type !== 'Identifier' || pattern.argument.name !== 'rest')
          checkPattern(pattern.argument, scope)
        return undefined
      case 'ObjectPattern':
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') checkPattern(property, scope)
          else if (!property.shorthand || property.key.type !== 'Identifier' || !fixedNames.has(property.key.name))
            checkPattern(property.value, scope)
        }
        return undefined
      default:
        return undefined
    }
  }
  const checkProperty = ({ key, computed: isComputed }: Pick<ESTree.TSPropertySignature, 'key' | 'computed'>): void => {
    if (key.type === 'Identifier' && !isComputed && !fixedNames.has(key.name)) check(key, scopes.at(-1))
  }
  const checkDeclaration = ({ id }: { id: ESTree.BindingIdentifier | null }): void => {
    if (id) check(id, scopes.at(-1))
  }
  const enterFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if (node.type === 'FunctionDeclaration') checkDeclaration(node)
    for (const parameter of node.params) checkPattern(parameter, node)
    enter(node)
  }
  const enterCatch = (node: ESTree.CatchClause): void => {
    checkPattern(node.param, node)
    enter(node)
  }

  new Visitor({
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leave,
    BlockStatement: enter,
    'BlockStatement:exit': leave,
    CatchClause: enterCatch,
    'CatchClause:exit': leave,
    ClassDeclaration: checkDeclaration,
    ForInStatement: enter,
    'ForInStatement:exit': leave,
    ForOfStatement: enter,
    'ForOfStatement:exit': leave,
    ForStatement: enter,
    'ForStatement:exit': leave,
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leave,
    MethodDefinition: checkProperty,
    PropertyDefinition: checkProperty,
    SwitchStatement: enter,
    'SwitchStatement:exit': leave,
    TSInterfaceDeclaration: checkDeclaration,
    TSMethodSignature: checkProperty,
    TSPropertySignature: checkProperty,
    TSTypeAliasDeclaration: checkDeclaration,
    VariableDeclarator: ({ id }) => checkPattern(id, scopes.at(-1)),
  }).visit(program)
  return riddles
}
