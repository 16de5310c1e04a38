/** The meaning of a party theme: which things belong in its pictures. Things are named as in the library of things. */
export interface Meaning {
  /** The theme's id in the catalog. */
  themeId: number
  /** The theme's name, for messages. */
  name: string
  /** The things that a picture of the theme can show, best first. */
  may: readonly string[]
  /** Groups of things. A picture of the theme shows at least one thing of each group. */
  must: readonly (readonly string[])[]
  /** The things that a picture of the theme never shows, beside those that the general rules exclude. */
  never: readonly string[]
}

/** Returns the names in a list that separates them with spaces. */
export const namesIn = (list: string): readonly string[] => list.split(' ').filter((name) => name !== '')

/** Makes a theme's meaning from lists of names that spaces separate. */
export const meaningOf = (
  themeId: number,
  name: string,
  { may, must, never = '' }: { may: string; must?: string; never?: string },
): Meaning => ({
  themeId,
  name,
  may: namesIn(may),
  must: must === undefined ? [] : [namesIn(must)],
  never: namesIn(never),
})
