import type { Handler } from '../rpc/handler.ts'

/** Returns the coin packs for sale and the payment method, which is null if nothing can be bought. */
export const fetchCoinPacks: Handler<'fetchCoinPacks'> = async ({ config, providers }) => ({
  packs: [...config.payments.packs],
  payment: providers.payments?.method ?? null,
})
