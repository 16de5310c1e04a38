/**
 * The path of the app's page that the payment service redirects to. It takes the query parameters `payment_intent`,
 * `redirect_status` and `state`.
 */
export const paymentReturnPath = '/stripeConfirm'
