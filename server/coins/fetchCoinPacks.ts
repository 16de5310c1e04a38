import type { Handler } from '../rpc/handler.ts'

/** Returns the coin packs for sale and the payment method. */
export const fetchCoinPacks: Handler<'fetchCoinPacks'> = async ({ config, providers }) => ({
  packs: [...config.payments.packs],
  payment: providers.payments?.method ?? null,
})
