import type { Handler } from '../rpc/handler.ts'

/** What can be bought, and how it is paid for. */
export const fetchCoinPacks: Handler<'fetchCoinPacks'> = async ({ config, providers }) => ({
  packs: [...config.payments.packs],
  payment: providers.payments?.method ?? null,
})
