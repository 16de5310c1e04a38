import { plural } from '../format.ts'

/** The number of guests in words: "1 guest", "1,200 guests". */
export const guestCount = (count: number) =>
  plural(count, { one: '1 guest', other: `${count.toLocaleString('en-US')} guests` })
