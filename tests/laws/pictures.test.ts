import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faultyStories } from '../support/stories/plantFault.ts'
import { root } from './sources/sourceFiles.ts'

/** The offset of a PNG's color type, and the value for palette images. */
const [colorType, palette] = [25, 3]

it('screenshots of the stories are stored in full color, not reduced to a palette', () => {
  const pictures = globSync('tests/visual/**/*.png', { cwd: root })
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.filter((path) => readFileSync(join(root, path))[colorType] === palette)).toEqual([])
})

it('the stories whose faults prove the screenshot comparison exist', () => {
  expect(faultyStories).toHaveLength(2)
  expect(faultyStories.filter((story) => !existsSync(join(root, `tests/visual/${story}-none-390.png`)))).toEqual([])
})
