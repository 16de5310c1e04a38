/** Page of the app to which a payment leads back; its query has `payment_intent`, `redirect_status` and `state`. */
export const paymentReturnPath = '/stripeConfirm'
