import { expect, it } from 'vitest'
import { codeChallenge, codeVerifier } from '../../../../app/features/music/codeVerifier.ts'

it('has 64 random characters that RFC 7636 allows [MUSIC-02, CONST-58]', () => {
  const verifiers = Array.from({ length: 200 }, codeVerifier)
  for (const verifier of verifiers) expect(verifier).toMatch(/^[\w.~-]{64}$/)
  expect(new Set(verifiers).size).toBe(200)
  // Every allowed character occurs.
  expect(new Set(verifiers.join('')).size).toBe(64)
})

it('has its SHA-256 as challenge, as in RFC 7636', async () => {
  // The example in appendix B of RFC 7636.
  expect(await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})
