/** `1 guest`, `1,200 guests`. */
export const guestCount = (count: number): string =>
  count === 1 ? '1 guest' : `${count.toLocaleString('en-US')} guests`
