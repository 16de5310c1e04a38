/** Page of the app on which a card is asked for: the only one that may load the payment service's own code. Its query has `state`. */
export const payPath = '/coins/pay'
