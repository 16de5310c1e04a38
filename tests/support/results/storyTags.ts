import { readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'

/** A story goes by `LongName` in its file and by `Long Name` on screen: the same once both are plain. */
const plain = (name: string): string => name.replaceAll(/\W/g, '').toLowerCase()

/** The tags of a file's stories, their component's included, by the name under which a story ran. */
export function storyTags(file: string): (name: string) => string[] {
  const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title ?? file }).parse()
  const common = csf.meta.tags ?? []
  const tags = new Map(csf.stories.map((story) => [plain(story.name ?? story.id), [...common, ...(story.tags ?? [])]]))
  return (name) => tags.get(plain(name)) ?? []
}
