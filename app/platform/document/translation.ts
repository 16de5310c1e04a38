/** The nodes that translators put in the place of others, by the node that was there before. */
const replacements = new WeakMap<Node, Node>()

/** True for nodes that the page itself inserted last, and false for those that it removed. Translators move all others. */
const pageMoves = new WeakMap<Node, boolean>()

/** Returns the node inside `parent` that now stands for a node: the node itself or what replaced it. Undefined if there is none. */
function standIn(parent: Node, node: Node | null): Node | undefined {
  let child = node ?? undefined
  // No translator takes that many steps. Two nodes that keep replacing each other would never end.
  for (let steps = 0; child && steps < 50; steps += 1) {
    if (parent.contains(child)) return child
    child = replacements.get(child)
  }
  return undefined
}

/** Returns the child of `parent` that is or contains a node; null if there is none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = standIn(parent, node) ?? null
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/** Notes that nodes were replaced by as many others, in the same order. If several became one text, none can be told apart in it. */
function pairUp(observer: MutationObserver, removedNodes: readonly Node[], addedNodes: readonly Node[]): void {
  if (removedNodes.length > 1 && removedNodes.length !== addedNodes.length) return
  for (const [at, node] of removedNodes.entries()) {
    const replacement = addedNodes[at]
    if (node.isConnected || !replacement) continue
    replacements.set(node, replacement)
    if (node instanceof Text) observer.observe(node, { characterData: true })
  }
}

/** Returns true for a text, or for an element that translators put in place of one. */
const isText = (node: Node | null): node is Node => node instanceof Text || node?.nodeName === 'FONT'

function readChanges(records: readonly MutationRecord[], observer: MutationObserver): void {
  // Some translators remove all texts of a parent, then insert others, and some insert theirs first.
  const steps = new Map<Node, [removedNodes: Node[], addedNodes: Node[]]>()
  for (const { addedNodes } of records) for (const node of addedNodes) replacements.delete(node)
  for (const { type, target, addedNodes, removedNodes } of records) {
    if (type === 'characterData') {
      // React has changed a text that was replaced.
      const translation = target.isConnected ? undefined : standIn(document, target)
      if (translation) translation.textContent = target.textContent
    } else if (addedNodes.length > 0 && removedNodes.length > 0) pairUp(observer, [...removedNodes], [...addedNodes])
    else {
      const step = steps.get(target) ?? [[], []]
      for (const node of removedNodes) if (isText(node) && pageMoves.get(node) !== false) step[0].push(node)
      for (const node of addedNodes) if (isText(node) && node.isConnected && !pageMoves.get(node)) step[1].push(node)
      steps.set(target, step)
    }
  }
  for (const [removedNodes, addedNodes] of steps.values()) pairUp(observer, removedNodes, addedNodes)
}

/** Removes what stands for a node that the page is about to insert elsewhere. */
function leaveTranslation(parent: Node, node: Node): void {
  pageMoves.set(node, true)
  const translation = standIn(parent, node)
  if (translation && translation !== node) translation.parentNode?.removeChild(translation)
}

/**
 * Lets browsers and extensions translate or mark up the page. They replace, wrap, or join nodes that React later changes, removes, or
 * inserts something before. From now on, this happens to what stands for those nodes instead of throwing.
 * See https://github.com/facebook/react/issues/11538.
 */
export function allowTranslation(): void {
  new MutationObserver(readChanges).observe(document, { childList: true, subtree: true })
  Element.prototype.appendChild = function <Inserted extends Node>(this: Node, node: Inserted) {
    leaveTranslation(this, node)
    return Node.prototype.appendChild.call(this, node) && node
  }
  Element.prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, next: Node | null) {
    leaveTranslation(this, node)
    return Node.prototype.insertBefore.call(this, node, childWith(this, next)) && node
  }
  Element.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    pageMoves.set(node, false)
    // An element around it may stay, without content.
    const child = standIn(this, node)
    if (child?.parentNode) Node.prototype.removeChild.call(child.parentNode, child)
    return node
  }
}
