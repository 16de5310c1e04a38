import type { Reporter, TestCase } from '@playwright/test/reporter'

/** The annotation in which a journey says how many documents it opened under their policy. */
export const documentsOpened = 'documents opened'

/** Says at the end of a run what its pages did against their Content-Security-Policy: a journey in which one did has failed. */
export default class PolicyReporter implements Reporter {
  #documents = 0
  #broken = 0

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type !== documentsOpened) continue
      const [documents = 0, broken = 0] = description.split('/').map(Number)
      this.#documents += documents
      this.#broken += broken
    }
  }

  onEnd(): void {
    process.stdout.write(`Content-Security-Policy: broken ${this.#broken} times in ${this.#documents} documents\n`)
  }
}
