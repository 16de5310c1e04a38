/** Visual faults that can be seeded into a story, to prove that the screenshot comparison detects them. */
export type Seed = 'color' | 'shift'

const rules: Readonly<Record<Seed, string>> = {
  // A change by one step in one channel: the base theme's button is #000000.
  color: ':root { --festoon-button: #000100 }',
  shift: '[data-story] button { translate: 1px }',
}

const isSeed = (value: string | undefined): value is Seed => value !== undefined && value in rules

const sheet = new CSSStyleSheet()

/** Applies the fault that `VITE_SEEDS` contains for a story, such as `shift` in `block:shift,primary:color`, or none. */
export function plantSeed(story: string): void {
  const seeds: unknown = import.meta.env['VITE_SEEDS']
  const pairs = typeof seeds === 'string' ? seeds.split(',').map((pair) => pair.split(':')) : []
  const seed = pairs.find(([name]) => name === story)?.[1]
  sheet.replaceSync(isSeed(seed) ? rules[seed] : '')
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
