import type { Reporter, TestCase } from '@playwright/test/reporter'

/** The annotation with the number of documents that a journey opened under their policy. */
export const documentsOpened = 'documents opened'

/** A reporter that summarizes Content-Security-Policy violations at the end of a run. A journey with one has failed. */
export default class PolicyReporter implements Reporter {
  #documents = 0
  #broken = 0

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type !== documentsOpened) continue
      const [documents = 0, violations = 0] = description.split('/').map(Number)
      this.#documents += documents
      this.#broken += violations
    }
  }

  onEnd(): void {
    process.stdout.write(`Content-Security-Policy: ${this.#broken} violations in ${this.#documents} documents\n`)
  }
}
