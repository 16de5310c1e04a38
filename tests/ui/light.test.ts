import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, sourceText } from '../laws/sources/sourceFiles.ts'

/** The components that the guest's page loads. */
const light = [
  'Avatar',
  'Banner',
  'Button',
  'ButtonLink',
  'Choice',
  'LimitedTextField',
  'NumberStepper',
  'PhoneField',
  'TextField',
  'ThemeScope',
]

/** Returns every package that a file imports, directly or indirectly, except types. */
function packages(path: string, seenFiles = new Set<string>()): Set<string> {
  const packageNames = new Set<string>()
  if (seenFiles.has(path)) return packageNames
  seenFiles.add(path)
  for (const [, name = ''] of sourceText(root, path).matchAll(/^import (?!type)[^'"]*?['"]([^'"]+)['"]/gm)) {
    const inner = name.startsWith('@festoon/tokens/') ? `tokens/${name.slice(16)}.ts` : join(dirname(path), name)
    if (name.startsWith('.') || name.startsWith('@festoon/tokens/')) {
      expect(existsSync(join(root, inner)), `${path} imports ${name}`).toBe(true)
      for (const one of packages(inner, seenFiles)) packageNames.add(one)
    } else packageNames.add(name)
  }
  return packageNames
}

describe('components of the guest page', () => {
  it.each(light)('%s needs nothing but React and cva', (name) => {
    const neededPackages = packages(`ui/${name}/${name}.tsx`)
    expect([...neededPackages].filter((one) => one !== 'react' && one !== 'class-variance-authority')).toEqual([])
  })

  it('are distinguished from components that need more', () => {
    expect(packages('ui/Dialog/Dialog.tsx')).toContain('@radix-ui/react-dialog')
  })
})
