import { findThings } from './findThings.ts'

/**
 * Returns the first thing that an English prompt names, in its own words, if no picture can show it, and the name of the most similar
 * thing, if there is one.
 */
export async function findMissingSubject(prompt: string): Promise<{ words: string; closest?: string } | undefined> {
  const { missingSubject } = await findThings(prompt)
  if (!missingSubject) return undefined
  const { words, closest } = missingSubject
  return { words, ...(closest ? { closest: closest.label } : {}) }
}
