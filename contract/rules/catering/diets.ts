/** The diets of people at a party, in the order in which they are shown. Their names are in `messages/guests/diets.ts`. */
export const diets = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'glutenFree',
  'lactoseFree',
  'nutAllergy',
  'other',
] as const
export type Diet = (typeof diets)[number]
