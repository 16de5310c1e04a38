/** Visual faults that can be seeded into the page, to prove that the screenshot comparison detects them. */
export type Seed = 'colour' | 'shift'

const rules: Readonly<Record<Seed, string>> = {
  // A change by one step in one channel: the base theme's button is #000000.
  colour: ':root { --festoon-button: #000100 }',
  shift: '[data-story] button { translate: 1px }',
}

const isSeed = (value: unknown): value is Seed => typeof value === 'string' && value in rules

/** Applies the fault in `VITE_SEED`, if it is set, to the document. */
export function plantSeed(): void {
  const seed: unknown = import.meta.env['VITE_SEED']
  if (!isSeed(seed)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules[seed])
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
