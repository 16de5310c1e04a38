import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepSignInRequest, readSignInRequest, signInStart } from '../../../../app/features/signIn/signInRequest.ts'

const eventId = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
const startOf = (state: unknown) => signInStart(readSignInRequest(state))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the navigation state of the sign-in page', () => {
  it('keeps the step, and where a code was sent, beside what the router stores [ROUTE-10]', () => {
    const entry = { state: { key: 'k' }, replaceState: (state: { key: string }) => Object.assign(entry, { state }) }
    vi.stubGlobal('history', entry)
    const request = { eventTitle: 'Supper' }
    keepSignInRequest(request, 'phone', undefined)
    expect(entry.state).toEqual({ key: 'k', usr: { ...request, page: 1, codeType: 'phone', sentTo: undefined } })
    keepSignInRequest(request, 'email', { sentTo: 'ana@example.com' })
    const usr = { ...request, page: 3, codeType: 'email', sentTo: 'ana@example.com' }
    expect(entry.state).toEqual({ key: 'k', usr })
    expect(signInStart(readSignInRequest(usr))).toMatchObject({ status: 'codeSent', sentTo: 'ana@example.com' })
  })

  it('selects the page by its number [ROUTE-10]', () => {
    expect(startOf({ page: 1 })).toMatchObject({ status: 'notLoggedIn', entry: 'phone' })
    expect(startOf({ page: 2 })).toMatchObject({ status: 'notLoggedIn', entry: 'email' })
    expect(startOf({ page: 3, sentTo: '+15105550100', codeType: 'phone' })).toMatchObject({
      status: 'codeSent',
      entry: 'phone',
      sentTo: '+15105550100',
    })
    expect(startOf({ page: 4 })).toMatchObject({ status: 'askingForName', identityToken: null })
  })

  it('has the event, the forced sign-in flag, and the address of a sent code [ROUTE-11]', () => {
    const state = {
      page: 3,
      eventId,
      eventTitle: 'Supper',
      forceLogin: true,
      sentTo: 'ana@example.com',
      codeType: 'email',
    }
    expect(readSignInRequest(state)).toEqual(state)
    expect(startOf(state)).toMatchObject({ entry: 'email', sentTo: 'ana@example.com' })
  })

  it('asks for the contact if a code page does not know where the code was sent', () => {
    expect(startOf({ page: 3, codeType: 'phone' })).toMatchObject({ status: 'notLoggedIn', entry: 'phone' })
  })

  it.each([[null], ['page'], [[1]], [{ page: 9 }], [{ page: '3', sentTo: 7, eventId: 'x', forceLogin: 'yes' }]])(
    'is ignored when it is %j',
    (state) => {
      expect(startOf(state)).toMatchObject({ status: 'notLoggedIn', entry: 'email' })
      expect(Object.values(readSignInRequest(state)).every((value) => value === undefined)).toBe(true)
    },
  )
})
