import { plural } from '../format.ts'

// Sample invitations on the welcome page

export const birthday = 'Maya is turning six'
export const birthdayTime = 'Saturday, 2 PM'
export const birthdayDetail = 'A dig in the sandbox, a volcano that works, and a cake with claws.'
export const birthdayGuests = ['Tariq', 'Ana Ortiz', 'Lou']
export const disco = 'Disco until the neighbors join in'
export const discoTime = 'Friday, 9 PM'
export const discoDetail = 'Sequins are optional, but they will be judged.'
export const discoGuests = ['Noor', 'Max Weber', 'Ines']
export const beach = 'A whole day at the beach'
export const beachTime = 'Sunday, 10 AM'
export const beachDetail = 'Bring a towel, a hat, and someone who can swim.'
export const beachGuests = ['Kofi', 'June Park', 'Sam']
export const lunch = 'Lunch under the apple tree'
export const lunchTime = 'May 9, 1 PM'
export const lunchDetail = 'Thirty chairs, one long table, and a birthday that ends in a zero.'
export const lunchGuests = ['Rosa', 'Pierre Blanc', 'Ada']

export const going = (guest: string, others: number) =>
  plural(others, { one: `${guest} and 1 other are going`, other: `${guest} and ${others} others are going` })

/** The name and date of a holiday, such as "Halloween, Saturday, October 31". */
export const holidayDate = (holiday: string, date: string) => `${holiday}, ${date}`
