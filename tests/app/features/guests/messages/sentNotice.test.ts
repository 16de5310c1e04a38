import { expect, it } from 'vitest'
import { sentNotice } from '../../../../../app/features/guests/messages/sentNotice.ts'

it.each([
  [{}, 'Message sent.'],
  [{ unconfirmed: 1 }, "Message sent. 1 guest hasn't confirmed their email yet. We've asked them to."],
  [{ unconfirmed: 1_200 }, "Message sent. 1,200 guests haven't confirmed their email yet. We've asked them to."],
])('after a message with the result %j, the notice is %s [ERR-52]', (result, notice) => {
  expect(sentNotice(result)).toBe(notice)
})
