import { expect, it } from 'vitest'
import { slicesOf } from '../../../server/core/slicesOf.ts'

it('a list in slices lets others run between any two', async () => {
  const order: string[] = []
  for await (const slice of slicesOf([1, 2, 3, 4, 5], 2)) {
    order.push(slice.join())
    setImmediate(() => order.push('others'))
  }
  expect(order).toEqual(['1,2', 'others', '3,4', 'others', '5'])
})

it('an empty list has no slices', async () => {
  for await (const slice of slicesOf([], 2)) expect.fail(`a slice of ${slice.length}`)
})
