/** The path of the app's page that a payment returns to. The query has `payment_intent`, `redirect_status` and `state`. */
export const paymentReturnPath = '/stripeConfirm'
