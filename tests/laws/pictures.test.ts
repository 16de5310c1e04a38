import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources/sourceFiles.ts'

/** Where a PNG says what its pixels are, and what it says when they are numbers of a palette. */
const [colourType, palette] = [25, 3]

it('pictures of the stories are as they were drawn: none was brought down to a palette', () => {
  const pictures = globSync('tests/visual/**/*.png', { cwd: root })
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.filter((path) => readFileSync(join(root, path))[colourType] === palette)).toEqual([])
})
