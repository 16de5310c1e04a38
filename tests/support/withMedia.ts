/** Media features that a reader's system can ask for, by name. */
export type Media = Readonly<Record<string, string>>

// The run itself asks for reduced motion (vitest.config.ts); an emulation takes the place of it, and so repeats it.
const always: Media = { 'prefers-reduced-motion': 'reduce' }

/** Runs something in a page that believes its reader's system asks for `media`, and turns that off again. For tests only. */
export async function withMedia(media: Media, run: () => Promise<void>): Promise<void> {
  // Loaded late: a story is a file of the catalogue too, and there is no such module there.
  const { cdp } = await import('vitest/browser')
  const emulate = (features: Media) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    })
  try {
    await emulate({ ...always, ...media })
    for (const [name, value] of Object.entries(media))
      if (!matchMedia(`(${name}: ${value})`).matches) throw new Error(`The browser does not emulate ${name}: ${value}`)
    await run()
  } finally {
    // An empty value takes back what was emulated: a feature that is merely left out may stay.
    await emulate({ ...Object.fromEntries(Object.keys(media).map((name) => [name, ''])), ...always })
  }
}
