import { expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { failures } from '../../../contract/messages/en/failures.ts'
import { reasons } from '../../../contract/wire/failure.ts'
import { operations } from '../../../contract/wire/operations.ts'

it('has a message for every reason', () => {
  expect(Object.keys(failures)).toEqual(expect.arrayContaining(Object.keys(reasons)))
  expect(Object.values(failures).filter((text) => !/^[A-Z].{9,}$/.test(text))).toEqual([])
})

it('mentions the current limits', () => {
  expect(failures.tooLarge).toContain(`${limits.uploadBytes / 1024 / 1024} MB`)
  expect(failures.imageTooSmall).toContain(`${limits.cropMinimum} pixels`)
})

it('says what happened and what to do, differently for each failure of authoring [ERR-51]', () => {
  const services = new Set(['ElkEventService', 'ThemeService'])
  const authoring = Object.values(operations).filter(({ service }) => services.has(service))
  const ownReasons = new Set<keyof typeof failures>(authoring.flatMap((operation) => [...operation.failures]))
  expect(ownReasons.size).toBeGreaterThan(20)
  const texts = Object.values(failures)
  // The specification has this text (VAL-37).
  const exceptions = new Set<string>(['alreadyInvited'])
  for (const reason of ownReasons) {
    expect(
      texts.filter((text) => text === failures[reason]),
      reason,
    ).toHaveLength(1)
    expect(failures[reason], reason).not.toBe(failures.internal)
    if (!exceptions.has(reason)) expect(failures[reason], reason).toMatch(/^[^.]+\. [A-Z].+\.$/)
  }
})
