import { expect, it, vi } from 'vitest'
import { call } from '../../../../app/platform/api/call.ts'
import { firstSearch } from '../../../../app/screens/edit/background/firstSearch.ts'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'

vi.mock('../../../../app/platform/api/call.ts', () => ({ call: vi.fn<typeof call>() }))
vi.mock('../../../../app/platform/rpc/report.ts', () => ({ report: () => undefined }))

const now = Date.UTC(2027, 0, 10)
const fields = { ...newFields(now, 'UTC'), start: '2027-07-10T20:00' }
const describedFields = { ...fields, description: 'Fireworks over the harbor.' }

it('is for the first three keywords of the description [BG-10]', async () => {
  vi.mocked(call).mockResolvedValueOnce({ keywords: ['fireworks', 'harbor', 'night', 'boats'] })
  expect(await firstSearch(describedFields, now)).toBe('fireworks harbor night')
  expect(call).toHaveBeenCalledWith('getSearchKeywords', { prompt: 'Fireworks over the harbor.' })
})

it('is for the season of the party, or of today, if there are no keywords or they are not to be had [BG-07]', async () => {
  expect(await firstSearch(fields, now)).toBe('summer')
  expect(await firstSearch({ ...fields, start: '' }, now)).toBe('winter')
  vi.mocked(call).mockResolvedValueOnce({ keywords: [] })
  expect(await firstSearch(describedFields, now)).toBe('summer')
  vi.mocked(call).mockRejectedValueOnce(new Error('Rate limit exceeded'))
  expect(await firstSearch(describedFields, now)).toBe('summer')
})
