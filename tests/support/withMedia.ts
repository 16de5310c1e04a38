/** Media features by name, as set by a user's system. */
export type Media = Readonly<Record<string, string>>

// Emulation replaces the run's reduced motion (vitest.config.ts), so repeat it.
const always: Media = { 'prefers-reduced-motion': 'reduce' }

/** Runs a function with emulated media features, then restores the original ones. For tests only. */
export async function withMedia(media: Media, run: () => Promise<void>): Promise<void> {
  // Imported lazily, because stories are also part of the catalog, where this module doesn't exist.
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
    // An empty value resets a feature; an omitted one may stay emulated.
    await emulate({ ...Object.fromEntries(Object.keys(media).map((name) => [name, ''])), ...always })
  }
}
