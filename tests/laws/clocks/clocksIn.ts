/** Files that may read clocks: measurements, their tools, and tests that pass what they read to `measure` only. */
const measuring =
  /^tests\/(?:bench|support\/load|server\/proof)\/|\.proof\.ts$|^tests\/support\/access\/partyOperations\.ts$|^tests\/server\/(?:rpc\/enumeration|rpc\/longTexts|guests\/guestCsvDelay)\.test\.ts$/

/** Clocks, and the memory in use. */
const clock = /\bperformance\s*\.\s*now\b|\bhrtime\b|\b(?:cpuUsage|threadCpuUsage|memoryUsage)\b|\.\s*rss\b/g

/** An assertion on the time since another, or until it. */
const difference = /\bexpect\([^\n]*(?:\bDate\.now\(\)\s*-|-\s*Date\.now\(\))/g

/** Returns each measurement in a test that only proofs and benchmarks may have, as `path: excerpt`. */
export function clocksIn(path: string, text: string): string[] {
  const found = [...(measuring.test(path) ? [] : text.matchAll(clock)), ...text.matchAll(difference)]
  return found.map(([excerpt]) => `${path}: ${excerpt}`)
}
