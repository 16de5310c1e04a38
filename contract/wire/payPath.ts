/**
 * The path of the card payment page, the only page that may load the payment service's code. The page takes the query parameter
 * `state`.
 */
export const payPath = '/coins/pay'
