/** A party's title, or what stands for a blank one (EVLIST-13). */
export const titleOf = (title: string | undefined): string =>
  title === undefined || title.trim() === '' ? 'Untitled Party' : title
