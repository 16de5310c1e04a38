/** Files that may read clocks: measurements, their tools, and tests that pass what they read to `measure` only. */
const measuring =
  /^tests\/(?:bench|support\/load|server\/proof)\/|\.proof\.ts$|^tests\/support\/access\/partyOperations\.ts$|^tests\/server\/(?:rpc\/enumeration|rpc\/longTexts|guests\/guestCsvDelay)\.test\.ts$/

/** Clocks, the memory in use, and the time since another. */
const clock =
  /\bperformance\s*\.\s*now\b|\{[^}\n]*\bnow\b[^}\n]*\}\s*=\s*performance\b|\bhrtime\b|\b(?:cpuUsage|threadCpuUsage|resourceUsage|memoryUsage)\b|\.\s*rss\b|\bDate\.now\(\)\s*-\s*[a-zA-Z(]/g

/** An assertion on what a clock says, with or without the time of another. */
const assertion =
  /\b(?:expect|prove)\(\s*(?:[^;\n]*\bperformance\b|(?:Date|performance)\.now\(\)|[^;\n]*\bDate\.now\(\)\s*-\s*[a-zA-Z(]|[^;\n]*-\s*Date\.now\(\))/g

/** Returns each measurement in a test that only proofs and benchmarks may have, as `path: excerpt`. */
export function clocksIn(path: string, text: string): string[] {
  const matches = [...(measuring.test(path) ? [] : text.matchAll(clock)), ...text.matchAll(assertion)]
  return matches.map(([excerpt]) => `${path}: ${excerpt}`)
}
