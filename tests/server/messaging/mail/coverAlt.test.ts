import { expect, it } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { coverOf } from '../../../../server/messaging/mail/coverOf.ts'

const config = readConfig({ PUBLIC_ORIGIN: 'https://party.example' })

const altOf = (photo_url: string): string[] =>
  coverOf(config, { title: 'Fiesta at Ana’s', photo_url }, undefined).flatMap((block) =>
    block.kind === 'image' ? [block.alt] : [],
  )

it('the cover in an email says what it shows if it is from the gallery', () => {
  expect(altOf('/files/gallery/710-1.webp')).toEqual([
    'Cover image of Fiesta at Ana’s: A piñata, papel picado, a taco, and a cactus amid confetti.',
  ])
  expect(altOf('/files/gallery/999-1.webp')).toEqual(['Cover image of Fiesta at Ana’s'])
  expect(altOf('/files/events/abc/mine.webp')).toEqual(['Cover image of Fiesta at Ana’s'])
  expect(altOf('')).toEqual([])
})
