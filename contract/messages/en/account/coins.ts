import { plural } from '../format.ts'

// Buy coins (COIN-04)

export const getMoreCoins = 'Get more coins'
export const yourCoins = 'Your coins'
export const whatCoinsBuy = (coins: number) => `Generating 4 images costs ${coins} coins. Everything else is free.`
export const howMany = 'How many coins?'
export const coinCount = (coins: number) => plural(coins, { one: '1 coin', other: `${coins} coins` })
export const packDetail = (price: string, sets: number) =>
  plural(sets, { one: `${price} (enough for 1 set of images)`, other: `${price} (enough for ${sets} sets of images)` })
export const notNow = 'Not now'
export const pay = 'Pay'
export const payPrice = (price: string) => `Pay ${price}`

// Coin history

export const coinHistory = 'Coin history'
export const noHistory = 'No coin activity yet.'
export const balanceLeft = (coins: number) => `${coins} left`
export const showMore = 'Show more'
export const openingBalance = 'Opening balance'
export const freeCoins = 'A gift from us'
export const samples = 'Sample images from before you signed in'
export const bought = 'Coins purchased'
export const generated = '4 generated images'
export const merged = 'From your other account'

// Pay for coins (COIN-04)

export const preparingPayment = 'Preparing your payment'
export const cardGoesToStripe = 'Your card details go straight to Stripe. We never see them.'
export const tryAgain = 'Try again'

// Card form

export const loadingForm = 'Loading the card form'
export const formUnavailable =
  "The card form didn't load, and you weren't charged. Check your connection, turn off any browser extension that blocks Stripe, and try again."
export const cardRefused = (reason: string) => `${reason} You weren't charged.`
export const paymentFailed =
  "We couldn't confirm your payment. Before you try again, check whether the coins are already in your account."

// Back from a payment (ERR-30)

export const confirmingPayment = 'Confirming your payment…'
export const paymentCanceled = "The payment didn't go through, and you weren't charged."
export const coinsAdded = (coins: number) => plural(coins, { one: '1 coin added.', other: `${coins} coins added.` })
