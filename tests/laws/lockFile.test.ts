import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root, sourceText } from './sources/sourceFiles.ts'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      integrity: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
})
const { packages } = lock.parse(JSON.parse(sourceText(root, 'package-lock.json')))

/** Returns true if a package that a folder requires is locked in it or in a parent folder. */
function isLocked(folder: string, name: string): boolean {
  for (let around = folder; ; around = around.slice(0, Math.max(0, around.lastIndexOf('node_modules/') - 1))) {
    if (`${around === '' ? '' : `${around}/`}node_modules/${name}` in packages) return true
    if (around === '') return false
  }
}

describe('the lock file', () => {
  it('includes every optional package, so that each platform can install its own', () => {
    const missingPackages = Object.entries(packages).flatMap(([folder, { optionalDependencies }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(folder, name))
        .map((name) => `${folder}: ${name}`),
    )
    expect(missingPackages).toEqual([])
  })

  it('names no registry, so that each machine uses its own', () => {
    expect(Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([])
  })

  it('pins every package by its content hash', () => {
    const open = Object.entries(packages).filter(
      ([folder, { link, integrity }]) => folder.includes('node_modules/') && !link && integrity === undefined,
    )
    expect(open.map(([folder]) => folder)).toEqual([])
  })
})
