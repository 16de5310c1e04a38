import type { Random } from '@festoon/art/random'
import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'

const first =
  'Ada Amir Anna Bao Beatriz Ben Carla Chidi Chloe Dana Daniel Diego Elena Emeka Erik Fatima Finn Gabriela George Grace Hana Hugo Ines Isaac Jamal Jana Jonas Julia Kai Kavya Keiko Lars Leila Leo Lucia Luka Maja Marcus Mei Mina Nadia Nina Noah Nora Olga Omar Oscar Paula Pedro Priya Quinn Rahul Rosa Ruth Sam Sara Sofia Tariq Tess Theo Uma Victor Wanda Will Yara Yusuf Zara Zoe'.split(
    ' ',
  )
const last =
  'Abbott Alvarez Bauer Becker Brooks Chen Costa Diaz Dubois Eze Fischer Flores Garcia Gupta Haas Hayashi Ito Ivanov Jensen Kaur Kim Kowalski Larsen Lee Lopez Mbeki Meyer Moreau Nakamura Nguyen Novak Okafor Olsen Park Patel Quist Reyes Rossi Sato Schmidt Silva Singh Tanaka Torres Ueda Varga Walsh Wong Yilmaz Zhang'.split(
    ' ',
  )

export const hostName = 'Maya Okonkwo'

/** Responses to questions about food. */
export const diets = ['Vegetarian', 'No nuts, please', 'Vegan', 'Gluten-free', 'I eat everything', 'No shellfish']

/** Notes of guests for the caterer. */
export const dietNotes = ['Severe nut allergy, please no traces', 'No shellfish', 'The little one only eats noodles']

/** Returns `count` different random names for demo guests. */
export function namesOf(random: Random, count: number): string[] {
  const names = new Set<string>()
  while (names.size < count) names.add(`${random.pick(first)} ${random.pick(last)}`)
  return [...names]
}

const coming = [
  'Wouldn’t miss it for the world!',
  'Can’t wait to dance with you all.',
  'I’ll bring my famous lemon bars. You have been warned.',
  'So excited! Should I bring anything?',
  'Count us in! We’ll be there right after soccer practice.',
  'Yes!! It has been far too long.',
  'Happy to help set up if you need hands.',
  'There are three of us, and the little one only eats noodles.',
  'We’re coming straight from the airport, so save me a plate.',
  'Any parking nearby, or should we take the train?',
]
const away = [
  'So sad to miss this one. Have the best time!',
  'We’re traveling that weekend. Big hugs to everyone.',
  'Working the late shift, sadly. Send pictures!',
  'So sorry, it’s my sister’s graduation. Next time!',
]

const unsure = ['I have to see if I can get a sitter.', 'Waiting for my shifts. Fingers crossed!']
const messages = { YES: coming, MAYBE: unsure, NO: away } as const

/** Returns a demo guest's message to the host, which is empty for most guests. */
export function messageOf(random: Random, rsvp: GivenRsvp): string {
  return random.below(100) < 38 ? random.pick(messages[rsvp]) : ''
}
