import { readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'

/** Normalizes a story's name: `LongName` in its file and `Long Name` on screen become the same. */
const plain = (name: string): string => name.replaceAll(/\W/g, '').toLowerCase()

/** Returns a function that looks up the tags of a story in a file by its name, including the component's tags. */
export function storyTags(file: string): (name: string) => string[] {
  const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title ?? file }).parse()
  const common = csf.meta.tags ?? []
  const tags = new Map(csf.stories.map((story) => [plain(story.name ?? story.id), [...common, ...(story.tags ?? [])]]))
  return (name) => tags.get(plain(name)) ?? []
}
