import { z } from 'zod'

/** Time in which the driver must respond unless stated otherwise, ms. It's more than the page has for a script (see webKit.ts). */
const responseLimit = 120_000

const resultSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) })

/** The JSON key of an element's id (W3C WebDriver 12.1). */
const elementId = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementId]: z.string() })

/** A session of W3C WebDriver, with just enough of the protocol for a `Driver`. */
export class WebDriverSession {
  readonly #address: string

  private constructor(address: string) {
    this.#address = address
  }

  /** Starts a browser through the driver that listens at `origin`. */
  static async start(origin: string, alwaysMatch: object): Promise<WebDriverSession> {
    const value = await send(`${origin}/session`, 'POST', { capabilities: { alwaysMatch } })
    const { sessionId } = z.object({ sessionId: z.string() }).parse(value)
    return new WebDriverSession(`${origin}/session/${sessionId}`)
  }

  post(command: string, body: object, limitMs?: number): Promise<unknown> {
    return send(`${this.#address}/${command}`, 'POST', body, limitMs)
  }

  get(command: string): Promise<unknown> {
    return send(`${this.#address}/${command}`, 'GET')
  }

  /** Evaluates an expression in the page and waits for its promise, at most `limitMs` milliseconds. */
  evaluate(expression: string, limitMs?: number): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${expression})`, args: [] }, limitMs)
  }

  /** Returns the id of the element that an expression returns. */
  async element(expression: string): Promise<string> {
    return elementSchema.parse(await this.evaluate(expression))[elementId] ?? ''
  }

  /** Ends the session and closes the browser. */
  end(): Promise<unknown> {
    return send(this.#address, 'DELETE')
  }
}

/**
 * Sends a command to the driver and returns its result.
 * @throws Error with the driver's message when the command fails, or when the driver doesn't respond in time.
 */
async function send(url: string, method: string, body?: object, limitMs = responseLimit): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const json: unknown = await response.json()
  if (response.ok) return resultSchema.parse(json).value
  const { value } = errorSchema.parse(json)
  throw new Error(`WebDriver: ${value.error}: ${value.message}`)
}
