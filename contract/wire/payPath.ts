/** The path of the app's card payment page, the only one that may load the payment service's code. The query has `state`. */
export const payPath = '/coins/pay'
