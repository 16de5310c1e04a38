import { z } from 'zod'

/** The URL of Stripe.js, which must be loaded from Stripe's own origin. */
const source = 'https://js.stripe.com/v3/'
/** The time limit for each step of opening the card form, in ms. */
const longestMs = 20_000

/** Stripe's card form, which runs in an iframe so that card data never reaches this page (COIN-04). */
export interface StripeForm {
  /**
   * Charges the card and redirects to `returnUrl`. If the payment fails, returns Stripe's message if it is meant for the buyer.
   */
  pay(returnUrl: string): Promise<{ message: string | undefined }>
  remove(): void
}

// The parts of the Stripe.js API used here: https://docs.stripe.com/js
interface Element {
  on(event: 'ready' | 'loaderror', handler: () => void): void
  mount(into: HTMLElement): void
  destroy(): void
}
interface Elements {
  create(type: 'payment', options: { layout: 'tabs' }): Element
  submit(): Promise<Outcome>
}
interface Outcome {
  error?: { type: string; message?: string }
}
interface Stripe {
  elements(options: { clientSecret: string; appearance: object; loader: 'never' }): Elements
  confirmPayment(options: { elements: Elements; confirmParams: { return_url: string } }): Promise<Outcome>
}

const factorySchema = z.custom<(publishableKey: string) => Stripe>((value) => typeof value === 'function')

/**
 * Mounts Stripe's Payment Element.
 * @throws Error if Stripe can't be reached, takes too long, or fails to render the form.
 */
export async function openStripeForm(
  into: HTMLElement,
  { publishableKey, clientSecret }: { publishableKey: string; clientSecret: string },
): Promise<StripeForm> {
  const stripe = (await inTime(loadStripe()))(publishableKey)
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(into), loader: 'never' })
  const element = elements.create('payment', { layout: 'tabs' })
  const { promise: rendering, resolve, reject } = Promise.withResolvers<void>()
  element.on('ready', resolve)
  element.on('loaderror', () => reject(new Error("The card form couldn't be rendered")))
  element.mount(into)
  try {
    await inTime(rendering)
  } catch (error) {
    element.destroy()
    throw error
  }
  return {
    pay: async (returnUrl) => {
      const checked = await elements.submit()
      const { error } = checked.error
        ? checked
        : await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
      return { message: error && isForBuyer(error.type) ? error.message : undefined }
    },
    remove: () => element.destroy(),
  }
}

/** Returns true if the message of a Stripe error of this type is meant for the buyer. Other messages are for developers. */
const isForBuyer = (type: string): boolean => type === 'card_error' || type === 'validation_error'

function loadStripe(): Promise<(publishableKey: string) => Stripe> {
  const { promise, resolve, reject } = Promise.withResolvers<(publishableKey: string) => Stripe>()
  const read = (): boolean => {
    const factory = factorySchema.safeParse(Reflect.get(globalThis, 'Stripe'))
    if (factory.success) resolve(factory.data)
    return factory.success
  }
  if (read()) return promise
  const script = document.createElement('script')
  script.src = source
  const fail = (): void => {
    script.remove()
    reject(new Error('Stripe could not be reached'))
  }
  script.addEventListener('load', () => read() || fail())
  script.addEventListener('error', fail)
  document.head.append(script)
  return promise
}

/** Returns the appearance options that make Stripe's form match the surrounding page. */
function appearanceOf(place: HTMLElement): object {
  const { color, fontFamily, backgroundColor, borderColor, borderRadius, outlineColor } = getComputedStyle(place)
  return {
    theme: 'stripe',
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorPrimary: outlineColor,
      fontFamily,
      borderRadius,
      fontSizeBase: '16px',
    },
    rules: { '.Input': { borderColor, boxShadow: 'none' } },
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Stripe took too long to respond')), longestMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
