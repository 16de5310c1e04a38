import { z } from 'zod'
import { operation } from './operation.ts'

/** How many coins the caller has (RPC-20, RPC-21). */
export const fetchCoinBalance = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ coinBalance: z.number().int() }),
  failures: [],
})
