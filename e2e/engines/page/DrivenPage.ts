import { until } from '../../support/until.ts'
import type { ByName, Role, WebPage } from '../../support/webPage.ts'
import type { Driver } from '../driver/Driver.ts'
import { agentName } from './buildAgent.ts'
import { DrivenLocator } from './DrivenLocator.ts'
import { byCss, byLabel, byRole, byText, hasText, within } from './selectors.ts'

/** A page in Firefox or WebKit, with the part of Playwright's interface that shared steps use. */
export class DrivenPage implements WebPage {
  readonly driver: Driver
  readonly #origin: string
  readonly #agent: string

  /** `agent` is the script of buildAgent.ts. */
  constructor(driver: Driver, origin: string, agent: string) {
    this.driver = driver
    this.#origin = origin
    this.#agent = agent
  }

  goto(url: string): Promise<void> {
    return this.driver.open(new URL(url, this.#origin).href)
  }

  /** Opens one of the server's pages without waiting for its scripts. */
  async gotoWithoutScripts(url: string): Promise<void> {
    const { href } = new URL(url, this.#origin)
    await this.driver.evaluate("document.documentElement.setAttribute('data-old', '')")
    await this.driver.evaluate(`void location.assign(${JSON.stringify(href)})`)
    const isHere =
      "!document.documentElement.hasAttribute('data-old') && document.getElementById('festoon-data') !== null"
    // A question to the previous page fails while the new one replaces it.
    await until(
      `${href} without its scripts`,
      async () => (await this.driver.evaluate(isHere).catch(() => false)) === true || undefined,
    )
  }

  reload(): Promise<void> {
    return this.driver.reload()
  }

  async waitForURL(url: RegExp): Promise<void> {
    let current = ''
    await until(
      () => `an address like ${url}; it is ${current}`,
      async () => {
        current = await this.evaluate(() => location.href)
        return url.test(current) || undefined
      },
    )
  }

  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  async evaluate<Result>(script: (argument: unknown) => Result | Promise<Result>, argument?: unknown): Promise<Result> {
    return (await this.driver.evaluate(`(${script.toString()})(${JSON.stringify(argument)})`)) as Result
  }

  /** Calls a function of pageAgent.ts, which is first installed if the document doesn't have it. */
  async ask(name: string, selector: string): Promise<unknown> {
    const call = `${agentName}.${name}(${JSON.stringify(selector)})`
    const guardedCall = `typeof ${agentName} === 'undefined' ? 'no agent' : ${call}`
    const result = await this.driver.evaluate(guardedCall)
    if (result !== 'no agent') return result
    await this.driver.evaluate(`(() => { ${this.#agent}; globalThis.${agentName} = ${agentName} })()`)
    return this.driver.evaluate(call)
  }

  getByRole(role: Role, options?: ByName): DrivenLocator {
    return new DrivenLocator(this, byRole(role, options))
  }

  getByLabel(label: string | RegExp, options?: { exact?: boolean }): DrivenLocator {
    return new DrivenLocator(this, byLabel(label, options))
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): DrivenLocator {
    return new DrivenLocator(this, byText(text, options))
  }

  locator(css: string, options: { hasText?: string | RegExp } = {}): DrivenLocator {
    const selector = byCss(css)
    return new DrivenLocator(
      this,
      options.hasText === undefined ? selector : within(selector, hasText(options.hasText)),
    )
  }
}
