import { describe, expect, it } from 'vitest'
import { CallError, resultOf } from '../../../../app/platform/rpc/postCall.ts'

describe('a response', () => {
  const errorOf = (body: unknown): unknown => {
    try {
      return resultOf('getEvent', body)
    } catch (error) {
      return error
    }
  }

  it('contains the result', () => {
    expect(resultOf('getEvent', { jsonrpc: '2.0', id: '1', result: { success: true } })).toEqual({ success: true })
  })

  it('reports an error with its reason and details', () => {
    const data = { reason: 'invalid', issues: [{ path: 'title', message: 'Please enter a title.' }] }
    const error = errorOf({ error: { message: 'Invalid', data } })
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ reason: 'invalid', message: 'Invalid', details: { issues: data.issues } })
  })

  it.each([
    null,
    'text',
    [],
    {},
    { error: null },
    { error: 'text' },
    { error: {} },
    { error: { message: 'Invalid' } },
    { error: { message: 'Invalid', data: null } },
    { error: { message: 'Invalid', data: {} } },
    { error: { message: 7, data: { reason: 'invalid' } } },
  ])('of another shape is an internal error: %j', (body) => {
    expect(errorOf(body)).toMatchObject({ name: 'CallError', reason: 'internal' })
  })
})
