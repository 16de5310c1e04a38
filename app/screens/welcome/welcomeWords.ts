/** What the two front doors are called, and what is said of them elsewhere. */
export const welcomeWords = {
  marketing: {
    title: 'AI party invites, guest lists and shared photos',
    description:
      'Invitations that people enjoy opening: drawn in a minute, answered in ten seconds, without an account. And one album for everybody\u2019s photos.',
  },
  parties: {
    title: 'Fun AI Party Invites',
    description:
      'Make a party invitation in a minute: pictures, words and colours for birthdays, showers, holidays and sports. Guests answer by link, without an account.',
  },
} as const
