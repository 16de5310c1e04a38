/** Faults that can be seeded into what the browser draws, to prove that the comparison of pictures sees them. */
export type Seed = 'colour' | 'shift'

const rules: Readonly<Record<Seed, string>> = {
  // One step of one channel: the base theme's button is #000000.
  colour: ':root { --festoon-button: #000100 }',
  shift: '[data-story] button { translate: 1px }',
}

const isSeed = (value: unknown): value is Seed => typeof value === 'string' && value in rules

/** Lays the fault that `VITE_SEED` names, if it names one, over the document. */
export function plantSeed(): void {
  const seed: unknown = import.meta.env['VITE_SEED']
  if (!isSeed(seed)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules[seed])
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
