import { describe, expect, it } from 'vitest'
import { root, sourceFiles, sourceText } from './sources/sourceFiles.ts'

/** Sources of values that can be guessed. Codes, tokens and ids come from `node:crypto`. */
const guessable =
  /\bMath\s*(?:\.|\?\.|\[['"])\s*random\b|\bpseudoRandomBytes\b|\b(?:from|import)\b[^\n]*['"](?:seedrandom|nanoid\/non-secure|chance|random-js)['"]/

describe('random values of the server', () => {
  it('come from the generator of the operating system only', () => {
    const files = sourceFiles(root, ['server', 'contract'])
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((path) => guessable.test(sourceText(root, path)))).toEqual([])
    // The code is generated where it is expected.
    expect(sourceText(root, 'server/accounts/signIn/signInCode.ts')).toMatch(
      /import \{[^}]*\brandomInt\b[^}]*\} from 'node:crypto'/,
    )
  })

  it.each([
    'Math.random()',
    'Math["random"]()',
    'const { random } = Math; Math . random',
    'crypto.pseudoRandomBytes(8)',
    "import { nanoid } from 'nanoid/non-secure'",
  ])('are checked for %s', (text) => {
    expect(guessable.test(text)).toBe(true)
  })

  it.each(['randomInt(10 ** 6)', 'randomBytes(32)', 'const math = randomUUID()'])('may come from %s', (text) => {
    expect(guessable.test(text)).toBe(false)
  })
})
