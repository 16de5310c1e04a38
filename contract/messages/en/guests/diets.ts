import { list, plural } from '../format.ts'

// What people don't eat, and how many are children

/** The names of diets (contract/rules/catering/diets.ts). */
export const dietNames = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  glutenFree: 'Gluten-free',
  lactoseFree: 'Lactose-free',
  nutAllergy: 'Nut allergy',
  other: 'Something else',
} as const

const adultCount = (count: number) => plural(count, { one: '1 adult', other: `${count} adults` })
const childCount = (count: number) => plural(count, { one: '1 child', other: `${count} children` })

/** The people of a guest's party, such as "2 adults, 1 child". Leaves out a count of 0. */
export const adultsAndChildren = (adults: number, children: number) =>
  [...(adults > 0 ? [adultCount(adults)] : []), ...(children > 0 ? [childCount(children)] : [])].join(', ')

/** A diet, with the number of people who have it unless the party is one person. */
export const dietFor = (diet: string, count: number, partySize: number) =>
  partySize === 1 ? diet : `${count} × ${diet.toLocaleLowerCase('en')}`
export const dietList = (items: readonly string[]) => list(items)
