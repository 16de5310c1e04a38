import { plural } from '../format.ts'

// Buy coins (COIN-04)

export const getMoreCoins = 'Get more coins'
export const yourCoins = 'Your coins'
export const whatCoinsBuy = (coins: number) => `Generating four images costs ${coins} coins. Everything else is free.`
export const howMany = 'How many coins?'
export const coinCount = (coins: number) => plural(coins, { one: '1 coin', other: `${coins} coins` })
export const packDetail = (price: string, sets: number) =>
  plural(sets, { one: `${price}, for 1 set of images`, other: `${price}, for ${sets} sets of images` })
export const notNow = 'Not now'
export const pay = 'Pay'
export const payPrice = (price: string) => `Pay ${price}`

// Coin history

export const coinHistory = 'Coin history'
export const noHistory = 'Nothing yet.'
export const balanceLeft = (coins: number) => `${coins} left`
export const showMore = 'Show more'
export const openingBalance = 'Opening balance'
export const freeCoins = 'A gift from us'
export const samples = 'Samples before you signed in'
export const bought = 'Bought'
export const generated = 'Four generated images'
export const merged = 'From your other account'
