import { until } from '../../support/until.ts'
import type { ByName, Role, WebLocator } from '../../support/webPage.ts'
import type { Driver, Key, Point } from '../driver/Driver.ts'
import { agentName } from './buildAgent.ts'
import type { Aim, SeenElement } from './pageAgent.ts'
import { byCss, byLabel, byRole, byText, hasText, within } from './selectors.ts'

/** The page that a locator searches. */
interface SearchedPage {
  readonly driver: Driver
  ask(name: string, selector: string): Promise<unknown>
}

/** A locator in a `DrivenPage`. It finds its elements again on every use, and actions wait until they are possible. */
export class DrivenLocator implements WebLocator {
  readonly #page: SearchedPage
  readonly #selector: string

  constructor(page: SearchedPage, selector: string) {
    this.#page = page
    this.#selector = selector
  }

  getByRole(role: Role, options?: ByName): DrivenLocator {
    return this.#within(byRole(role, options))
  }

  getByLabel(label: string | RegExp, options?: { exact?: boolean }): DrivenLocator {
    return this.#within(byLabel(label, options))
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): DrivenLocator {
    return this.#within(byText(text, options))
  }

  locator(css: string, options: { hasText?: string | RegExp } = {}): DrivenLocator {
    const matches = this.#within(byCss(css))
    return options.hasText === undefined ? matches : matches.filter({ hasText: options.hasText })
  }

  filter(options: { hasText: string | RegExp }): DrivenLocator {
    return this.#within(hasText(options.hasText))
  }

  first(): DrivenLocator {
    return this.#within('nth=0')
  }

  last(): DrivenLocator {
    return this.#within('nth=-1')
  }

  async click(): Promise<void> {
    await this.#page.driver.click(await this.#aim())
  }

  async check(): Promise<void> {
    if (await this.isChecked()) return
    await this.click()
    await this.#until('checked', (seen) => seen.length === 1 && seen[0]?.isChecked === true)
  }

  async fill(text: string): Promise<void> {
    await this.#beginToType()
    await (text === '' ? this.#page.driver.press('Backspace') : this.#page.driver.type(text))
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#beginToType()
    await this.#page.driver.type(text)
  }

  /** Focuses the element and presses a key. */
  async press(key: Key): Promise<void> {
    await this.#beginToType()
    await this.#page.driver.press(key)
  }

  async setInputFiles(path: string): Promise<void> {
    await this.#until('in the page', (seen) => seen.length === 1)
    await this.#page.driver.upload(`${agentName}.only(${JSON.stringify(this.#selector)})`, path)
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    if (state === 'hidden') await this.#until('hidden', (seen) => seen.every(({ isVisible }) => !isVisible))
    else await this.#until('visible', (seen) => seen.length === 1 && seen[0]?.isVisible === true)
  }

  async isChecked(): Promise<boolean> {
    return (await this.#one()).isChecked
  }

  async inputValue(): Promise<string> {
    return (await this.#one()).value
  }

  /** Returns the text of the only match, with white space collapsed. */
  async text(): Promise<string> {
    return (await this.#one()).text
  }

  /** Returns the text of each match. */
  async texts(): Promise<string[]> {
    return (await this.#look()).map(({ text }) => text)
  }

  #within(selector: string): DrivenLocator {
    return new DrivenLocator(this.#page, within(this.#selector, selector))
  }

  async #look(): Promise<SeenElement[]> {
    return (await this.#page.ask('look', this.#selector)) as SeenElement[]
  }

  async #one(): Promise<SeenElement> {
    await this.#until('in the page', (seen) => seen.length === 1)
    const [element] = await this.#look()
    if (!element) throw new Error(`${this.#selector} is gone`)
    return element
  }

  async #until(state: string, isMet: (seen: SeenElement[]) => boolean): Promise<void> {
    let elements: SeenElement[] = []
    await until(
      () => `${this.#selector} to be ${state}; found ${JSON.stringify(elements).slice(0, 400)}`,
      async () => {
        elements = await this.#look()
        return isMet(elements) || undefined
      },
    )
  }

  /** Waits until the element can be clicked and no longer moves. */
  async #aim(): Promise<Point> {
    let before: Aim | undefined
    return until(
      () => `${this.#selector} to be ready for a click; it is at ${JSON.stringify(before)}`,
      async () => {
        const aim = (await this.#page.ask('aim', this.#selector)) as Aim
        const isSteady = 'x' in aim && before !== undefined && 'x' in before && aim.x === before.x && aim.y === before.y
        before = aim
        return isSteady ? aim : undefined
      },
    )
  }

  async #beginToType(): Promise<void> {
    let hindrance: unknown
    await until(
      () => `${this.#selector} to be ready for typing: ${JSON.stringify(hindrance)}`,
      async () => {
        hindrance = await this.#page.ask('beginToType', this.#selector)
        return hindrance === null || undefined
      },
    )
  }
}
