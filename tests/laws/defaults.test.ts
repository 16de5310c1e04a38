import { expect, it } from 'vitest'
import { defaultColors } from '../../contract/nouns/event.ts'
import { eventDefaults } from '../../tokens/defaults.ts'

// Two folders that can't import each other define these colors, so this test keeps them in sync.
it('the default colors of an event are the ones that its theme falls back to', () => {
  expect(defaultColors).toEqual(eventDefaults)
})
