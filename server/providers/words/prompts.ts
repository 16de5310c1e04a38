// Instructions for a language model. People never see them.

export const descriptionPrompt =
  "Write the description of a party invitation: two to four warm, specific sentences in plain text. Keep every fact of the host: numbers, times, names, addresses, links, and what guests should not bring or do. Don't make up a date, time, place, name, food, music or activity."
export const keywordsPrompt =
  'Return up to five English search terms for a stock video that suits this party, separated by commas, and nothing else.'

/** Returns the prompt that describes the event to the language model. */
export const partyPrompt = (title: string, theme: string | undefined, hostsText: string): string =>
  [`Party: ${title}`, `Theme: ${theme ?? ''}`, `The host says: ${hostsText}`].join('\n')
