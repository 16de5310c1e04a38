import type { Answer } from '../guest.ts'

/** An answer in words, as a host reads it in the guest list and in its file. */
export function answerText(value: Answer['answerValue']): string {
  if ('text' in value) return value.text
  if ('isYes' in value) return value.isYes ? 'Yes' : 'No'
  return `${value.song.songName} – ${value.song.artistName}`
}

/** What was answered to one question, in words, or nothing. */
export function answerTo(answers: readonly Answer[], questionUuid: string): string | undefined {
  const answer = answers.find((one) => one.questionUuid === questionUuid)
  return answer && answerText(answer.answerValue)
}
