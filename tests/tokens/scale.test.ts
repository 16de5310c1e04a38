import { expect, it } from 'vitest'
import { scale } from '../../tokens/scale.ts'

it('calls 767 px and below mobile, and 550 px and below small mobile [CONST-18, CONST-19]', () => {
  expect([scale.screen.wide, scale.screen.small]).toEqual(['768px', '551px'])
})
