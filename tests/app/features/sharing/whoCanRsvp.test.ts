import { expect, it } from 'vitest'
import { whoCanRsvp } from '../../../../app/features/sharing/whoCanRsvp.ts'
import * as paths from '../../../../app/platform/paths.ts'

it('the share panel says who can RSVP, which the guest list decides', () => {
  expect(whoCanRsvp({ publicGuestList: true })).toBe(
    'Drop it in the group chat. Anyone with this link can see the party and RSVP.',
  )
  expect(whoCanRsvp({ publicGuestList: false })).toContain('sign in to RSVP')
})

it('a changed event has a new picture for stories', () => {
  expect(paths.story('x', '1')).not.toBe(paths.story('x', '2'))
})
