import { readFileSync } from 'node:fs'

/** A row of the specified catalog of themes: a category, a subcategory, or a theme. */
export interface CatalogRow {
  level: string
  id: string
  /** The id of the category of a subcategory, or of the subcategory of a theme. */
  parent: string
  /** Empty if the subcategory is listed under the name of its category. */
  name: string
}

/** The specified categories, subcategories, and themes, in the order of menus. */
export const themeCatalog: readonly CatalogRow[] = readFileSync(
  new URL('../../tests/contract/themes/catalog.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [level = '', id = '', parent = '', name = ''] = line.split('\t')
    return { level, id, parent, name: name.startsWith('(solo') ? '' : name }
  })

/** Returns the row with an id. */
export function catalogRow(id: string): CatalogRow {
  const row = themeCatalog.find((one) => one.id === id)
  if (!row) throw new Error(`No theme or category ${id}`)
  return row
}
