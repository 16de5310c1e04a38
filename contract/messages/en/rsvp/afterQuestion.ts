/** Joins a host's question and a text about it by a colon, unless the question ends with its own mark. */
export function afterQuestion(question: string, text: string): string {
  const trimmed = question.replace(/[\s:：]+$/u, '')
  return `${trimmed}${/[?？!！.。…؟;]$/u.test(trimmed) ? '' : ':'} ${text}`
}
