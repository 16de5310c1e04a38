import { expect, it } from 'vitest'
import { reasons } from '../../contract/failure.ts'
import { failureText } from '../../contract/failureText.ts'
import { limits } from '../../contract/limits.ts'

it('has a sentence for every reason', () => {
  expect(Object.keys(failureText)).toEqual(expect.arrayContaining(Object.keys(reasons)))
  expect(Object.values(failureText).filter((text) => !/^[A-Z].{9,}$/.test(text))).toEqual([])
})

it('names the limits that hold', () => {
  expect(failureText.tooLarge).toContain(`${limits.uploadBytes / 1024 / 1024} MB`)
  expect(failureText.imageTooSmall).toContain(`${limits.cropMinimum} pixels`)
})
