import { describe, expect, it } from 'vitest'
import { choiceColumn } from '@festoon/contract/messages/guests/catering'
import { aboutQuestion } from '@festoon/contract/messages/rsvp/rsvpFaults'

describe('a question with more about it', () => {
  it('gets a colon, but none after its own question mark or colon', () => {
    expect(aboutQuestion('Which main course?', 'This is a required field')).toBe(
      'Which main course? This is a required field',
    )
    expect(aboutQuestion('Main course', 'This is a required field')).toBe('Main course: This is a required field')
    expect(aboutQuestion('Main course: ', 'This is a required field')).toBe('Main course: This is a required field')
    expect(aboutQuestion('主菜は？', 'This is a required field')).toBe('主菜は？ This is a required field')
    expect(choiceColumn('Which main course?', 'Fish')).toBe('Which main course? Fish')
  })
})
