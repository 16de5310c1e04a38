import { expect, it } from 'vitest'
import { defaultColours } from '../../contract/nouns/event.ts'
import { eventDefaults } from '../../tokens/defaults.ts'

// Two rooms that may not import each other say it, so this holds them together.
it('the colours that an event starts with are those that its theme falls back to', () => {
  expect(defaultColours).toEqual(eventDefaults)
})
