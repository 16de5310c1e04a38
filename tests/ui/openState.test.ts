import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenAction } from '../../ui/HoverMenu/openState.ts'
import { closed, openState } from '../../ui/HoverMenu/openState.ts'

const after = (...actions: OpenAction[]) => actions.reduce(openState, closed)

describe('a hover menu', () => {
  it('opens on hover and closes when the pointer leaves [WELC-07]', () => {
    expect(after({ type: 'rest', id: 'a' })).toEqual({ id: 'a', isHeldOpen: false })
    expect(after({ type: 'rest', id: 'a' }, { type: 'leave' })).toEqual(closed)
    expect(after({ type: 'rest', id: 'a' }, { type: 'rest', id: 'b' }).id).toBe('b')
  })

  it('keeps a clicked category open until it is clicked again', () => {
    expect(after({ type: 'rest', id: 'a' }, { type: 'press', id: 'a' }, { type: 'leave' }).id).toBe('a')
    expect(after({ type: 'press', id: 'a' }, { type: 'press', id: 'a' })).toEqual(closed)
    expect(after({ type: 'press', id: 'a' }, { type: 'press', id: 'b' })).toEqual({ id: 'b', isHeldOpen: true })
    expect(after({ type: 'press', id: 'a' }, { type: 'rest', id: 'a' }, { type: 'leave' }).id).toBe('a')
  })

  it('closes from any state', () => {
    const id = fc.constantFrom('a', 'b')
    const action: fc.Arbitrary<OpenAction> = fc.oneof(
      fc.record({ type: fc.constantFrom('rest' as const, 'press' as const), id }),
      fc.record({ type: fc.constantFrom('leave' as const, 'close' as const) }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = after(...actions)
        expect(state.isHeldOpen && state.id === null).toBe(false)
        expect(openState(state, { type: 'close' })).toEqual(closed)
      }),
    )
  })
})
