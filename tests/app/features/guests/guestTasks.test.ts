import { expect, it } from 'vitest'
import { openTasks } from '../../../../app/features/guests/guestTasks.ts'
import { guestPageData } from '../../../support/guestPageData.ts'

const { event, now } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const host = (guestCount: number) => ({
  remindersEnabled: true,
  hostNotification: 'asTheyArrive' as const,
  suggestionTags: [],
  isFromQuickCreate: false,
  isClone: false,
  revision: 1,
  lastSavedTimestamp: 1,
  guestCount,
  shortUrl: 'https://festoon.example/e/0123456789',
  handoverUntil: null,
  hasMusicWidget: false,
})
const ahead = { ...event, isHost: true, host: host(1) }

it('a host can message guests if there is more than one attendee [AUTHZ-24]', () => {
  expect(openTasks(ahead, now)).toContain('message')
  expect(openTasks({ ...ahead, host: host(0) }, now)).not.toContain('message')
  expect(openTasks({ ...ahead, host: null }, now)).not.toContain('message')
})

it('a host can import, paste, download and preview; a past or canceled party is read-only [AUTHZ-13]', () => {
  expect(openTasks(ahead, now)).toEqual(['message', 'paste', 'import', 'download', 'preview'])
  const over = { ...ahead, startTime: now - 120_000, endTime: now - 60_000 }
  const off = { ...ahead, cancelledTimestamp: now - 60_000 }
  for (const one of [over, off]) expect(openTasks(one, now)).toEqual(['message', 'download'])
})
