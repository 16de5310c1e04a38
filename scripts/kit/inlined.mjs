import postcss from 'postcss'

/**
 * Returns a style sheet without those of Tailwind's variables that nothing in it sets: their uses become their fallback or initial
 * value. Variables that nothing uses are left out, too.
 * @param {string} css
 */
export function inlined(css) {
  const root = postcss.parse(css)
  /** @type {Set<string>} */
  const set = new Set()
  root.walkDecls(/^--tw-/, ({ prop }) => void set.add(prop))
  /** @type {Map<string, string>} */
  const initial = new Map()
  root.walkAtRules('property', (property) => {
    property.walkDecls('initial-value', ({ value }) => void initial.set(property.params, value))
  })
  const valueOf = (/** @type {string} */ name, /** @type {string | undefined} */ fallback) =>
    set.has(name) ? undefined : (initial.get(name) ?? fallback)
  root.walkDecls((declaration) => {
    declaration.value = withoutVariables(declaration.value, valueOf)
    // Shadows that no one sets.
    if (declaration.prop === 'box-shadow') declaration.value = declaration.value.replaceAll(/0 0 #0000, (?=\S)/g, '')
  })
  const used = new Set([...root.toString().matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name))
  root.walkDecls(/^--tw-/, (declaration) => void (used.has(declaration.prop) || declaration.remove()))
  root.walkAtRules('property', (property) => void (used.has(property.params) || property.remove()))
  return root.toString()
}

/**
 * Replaces the variables in a value that have another one.
 * @param {string} value @param {(name: string, fallback: string | undefined) => string | undefined} valueOf
 * @returns {string}
 */
function withoutVariables(value, valueOf) {
  const start = value.search(/var\(--tw-/)
  if (start === -1) return value
  let depth = 0
  let end = start + 'var'.length
  do {
    if (value[end] === '(') depth += 1
    if (value[end] === ')') depth -= 1
    end += 1
  } while (depth > 0)
  const [, name = '', fallback] = /^var\((--tw-[\w-]+)(?:,\s*(.*))?\)$/s.exec(value.slice(start, end)) ?? []
  const inner = fallback === undefined ? undefined : withoutVariables(fallback, valueOf)
  const kept = inner === undefined ? `var(${name})` : `var(${name}, ${inner})`
  return value.slice(0, start) + (valueOf(name, inner) ?? kept) + withoutVariables(value.slice(end), valueOf)
}
