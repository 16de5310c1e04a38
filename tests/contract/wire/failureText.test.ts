import { expect, it } from 'vitest'
import { reasons } from '../../../contract/wire/failure.ts'
import { failures } from '../../../contract/messages/en/failures.ts'
import { limits } from '../../../contract/limits.ts'

it('has a message for every reason', () => {
  expect(Object.keys(failures)).toEqual(expect.arrayContaining(Object.keys(reasons)))
  expect(Object.values(failures).filter((text) => !/^[A-Z].{9,}$/.test(text))).toEqual([])
})

it('mentions the current limits', () => {
  expect(failures.tooLarge).toContain(`${limits.uploadBytes / 1024 / 1024} MB`)
  expect(failures.imageTooSmall).toContain(`${limits.cropMinimum} pixels`)
})
