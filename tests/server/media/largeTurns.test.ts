import { expect, it } from 'vitest'
import { fairTurns } from '../../../server/core/turns/fairTurns.ts'

it('only one drawing is converted at a time, and photos beside it', async () => {
  const inTurn = fairTurns()
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const start = (id: string, isLarge: boolean): Promise<void> => {
    const turn = {
      caller: { id, network: id },
      signal: new AbortController().signal,
      begin: () => void began.push(id),
      isLarge,
    }
    const work = () =>
      new Promise<void>((settle) => {
        ends.set(id, settle)
      })
    return inTurn(turn, work)
  }
  const first = start('first drawing', true)
  const second = start('second drawing', true)
  const photo = start('photo', false)
  await Promise.resolve()
  expect(began).toEqual(['first drawing', 'photo'])
  ends.get('photo')?.()
  await photo
  expect(began).toEqual(['first drawing', 'photo'])
  ends.get('first drawing')?.()
  await first
  expect(began).toEqual(['first drawing', 'photo', 'second drawing'])
  await Promise.resolve()
  ends.get('second drawing')?.()
  await second
})
