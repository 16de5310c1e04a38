import { expect, it } from 'vitest'
import { fileName } from '../../../../app/platform/api/fetchGuestList.ts'

it('a downloaded guest list has the file name from the server, in any script [CSV-03]', () => {
  const encodedName = `filename*=UTF-8''${encodeURIComponent('Guestlist for Été - 2026-11-21.csv')}`
  expect(fileName(`attachment; filename="Guestlist for _t_ - 2026-11-21.csv"; ${encodedName}`)).toBe(
    'Guestlist for Été - 2026-11-21.csv',
  )
  expect(fileName('attachment; filename="a.csv"')).toBe('a.csv')
  expect(fileName(`attachment; filename="a.csv"; filename*=UTF-8''%E9`)).toBe('a.csv')
  expect(fileName('')).toBeUndefined()
})
