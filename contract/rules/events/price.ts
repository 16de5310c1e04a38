/** Formats a price, such as '$2.99'. `amount` is in the currency's smallest unit. */
export function priceText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
