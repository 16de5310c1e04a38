/**
 * The path of the app's card payment page, the only page that may load the payment service's code. It takes the query parameter
 * `state`.
 */
export const payPath = '/coins/pay'
