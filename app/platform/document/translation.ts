/** The nodes that translators put in the place of others, by the node that was there before. */
const replacements = new WeakMap<Node, Node>()

/**
 * Returns the child of `parent` that now stands for a node which React put there: the node itself, what replaced it, or an element
 * around a text node. Returns null if there is none.
 */
function childFor(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent)
    child = (node instanceof Text ? child.parentNode : null) ?? replacements.get(child) ?? null
  return child
}

function readChanges(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { target, addedNodes, removedNodes, previousSibling } of records) {
    // Some translators insert their element before they remove the text.
    const replacement = addedNodes[0] ?? (previousSibling?.nodeName === 'FONT' ? previousSibling : null)
    for (const node of addedNodes) replacements.delete(node)
    for (const node of removedNodes) {
      if (node.isConnected || !replacement) continue
      replacements.set(node, replacement)
      if (node instanceof Text) observer.observe(node, { characterData: true })
    }
    // React has changed a text that was replaced.
    const translation = target.isConnected ? undefined : replacements.get(target)
    if (translation && target instanceof Text) translation.textContent = target.data
  }
}

/**
 * Lets browsers and extensions translate the page. They replace or wrap text nodes that React later changes, removes, or inserts
 * something before. From now on, this happens to the translation instead of throwing.
 * See https://github.com/facebook/react/issues/11538.
 */
export function allowTranslation(): void {
  new MutationObserver(readChanges).observe(document, { childList: true, subtree: true })
  Element.prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, next: Node | null) {
    return Node.prototype.insertBefore.call(this, node, next && childFor(this, next)) && node
  }
  Element.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    const child = childFor(this, node)
    if (child) Node.prototype.removeChild.call(this, child)
    return node
  }
}
