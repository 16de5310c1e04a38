import { plural } from '../format.ts'

/** The number of guests as a phrase, such as "1 guest" or "1,200 guests". */
export const guestCount = (count: number) =>
  plural(count, { one: '1 guest', other: `${count.toLocaleString('en-US')} guests` })
