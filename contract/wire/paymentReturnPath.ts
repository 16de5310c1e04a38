/**
 * The path of the page to which the payment service redirects after a payment. The page takes the query parameters
 * `payment_intent`, `redirect_status`, and `state`.
 */
export const paymentReturnPath = '/stripeConfirm'
