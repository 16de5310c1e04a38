/** The app's page that a payment returns to. Its query has `payment_intent`, `redirect_status` and `state`. */
export const paymentReturnPath = '/stripeConfirm'
