import { expect, it } from 'vitest'
import { openTasks } from '../../../../app/features/guests/guestTasks.ts'
import { guestPageData, hostSettings } from '../../../support/guestPageData.ts'

const { event, now } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const ahead = { ...event, isHost: true, host: hostSettings(1) }

it('a host can message guests if there is more than one attendee [AUTHZ-24]', () => {
  expect(openTasks(ahead, now)).toContain('message')
  expect(openTasks({ ...ahead, host: hostSettings(0) }, now)).not.toContain('message')
  expect(openTasks({ ...ahead, host: null }, now)).not.toContain('message')
})

it('a host can import, paste, download and preview; a past or canceled party is read-only [AUTHZ-13]', () => {
  expect(openTasks(ahead, now)).toEqual(['message', 'paste', 'import', 'download', 'preview'])
  const over = { ...ahead, startTime: now - 120_000, endTime: now - 60_000 }
  const off = { ...ahead, cancelledTimestamp: now - 60_000 }
  for (const one of [over, off]) expect(openTasks(one, now)).toEqual(['message', 'download'])
})
