/** The app's card payment page, the only one that may load the payment service's code. Its query has `state`. */
export const payPath = '/coins/pay'
