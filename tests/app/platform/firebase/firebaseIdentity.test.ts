import type { Auth, AuthProvider } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { firebaseIdentity } from '../../../../app/platform/firebase/firebaseIdentity.ts'

// The redirects of Firebase's SDK, which need Google and Apple.
const { getRedirectResult, signInWithRedirect } = vi.hoisted(() => ({
  getRedirectResult: vi.fn<() => Promise<unknown>>(),
  signInWithRedirect: vi.fn<(auth: Auth, provider: AuthProvider) => Promise<void>>(() => Promise.resolve()),
}))
vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  initializeAuth: () => ({}),
  getRedirectResult,
  signInWithRedirect,
}))

const identity = firebaseIdentity({
  apiKey: 'key',
  authDomain: 'festoon.example',
  projectId: 'festoon',
  emulator: null,
})

beforeEach(() => {
  getRedirectResult.mockReset()
  signInWithRedirect.mockClear()
})

it.each([
  ['google', 'google.com'],
  ['apple', 'apple.com'],
] as const)('redirects to %s through Firebase [RPC-19]', async (name, providerId) => {
  await identity.startRedirect(name, '')
  expect(signInWithRedirect.mock.calls.map(([, provider]) => provider.providerId)).toEqual([providerId])
})

it('returns the identity token of the user who signed in, and null without a redirect [RPC-19]', async () => {
  getRedirectResult.mockResolvedValueOnce({ user: { getIdToken: () => Promise.resolve('token') } })
  expect(await identity.redirectResult()).toEqual({ kind: 'identity', identityToken: 'token' })
  getRedirectResult.mockResolvedValueOnce(null)
  expect(await identity.redirectResult()).toBeNull()
})

it.each([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/redirect-cancelled-by-user',
  'auth/user-cancelled',
])('%s is a cancellation by the user', async (code) => {
  getRedirectResult.mockRejectedValueOnce(Object.assign(new Error('Left'), { code }))
  expect(await identity.redirectResult()).toEqual({ kind: 'canceled' })
})

it('any other error of Firebase is a failure', async () => {
  const error = Object.assign(new Error('Unknown domain'), { code: 'auth/unauthorized-domain' })
  getRedirectResult.mockRejectedValueOnce(error)
  expect(await identity.redirectResult()).toEqual({ kind: 'failed', message: 'Unknown domain' })
})
