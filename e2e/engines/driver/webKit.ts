import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { enginePrograms } from '../../../scripts/steps/enginePrograms.mjs'
import { freePort } from '../../support/freePort.ts'
import { until } from '../../support/until.ts'
import type { Driver, Engine, Key, Size } from './Driver.ts'
import { startProgram, type RunningProgram } from './startProgram.ts'
import { WebDriverSession } from './WebDriverSession.ts'

/** The key codes of W3C WebDriver. */
const keys: Record<Key, string> = {
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
}

const frameSchema = z.tuple([z.number(), z.number()])

/** Starts WebKit, as WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  const programs = enginePrograms()
  const display = startProgram(
    programs.xvfb,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {},
  )
  const number = await display.waitForOutput(/^\d+(?=\n)/m)
  const open = new Set<Driver>()
  return {
    open: async (size) => {
      const driver = await openWindow(programs, `:${number}`, size)
      open.add(driver)
      return { ...driver, close: () => (open.delete(driver) ? driver.close() : Promise.resolve()) }
    },
    close: async () => {
      await Promise.all([...open].map((driver) => driver.close()))
      await display.stop()
    },
  }
}

/** Opens a window with its own driver, because WebKitWebDriver supports only one session at a time. */
async function openWindow(programs: ReturnType<typeof enginePrograms>, display: string, size: Size): Promise<Driver> {
  const home = await prepareHome()
  const port = await freePort()
  const program = startProgram(programs.webKitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    LC_ALL: 'en_US.UTF-8',
    TZ: 'America/Los_Angeles',
    // Containers lack the namespaces for the sandbox. The browser only loads our own pages.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const stop = async (): Promise<void> => {
    await program.stop()
    // The browser's processes may still be writing while they exit.
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    await until('WebKitWebDriver', () => answers(origin))
    const session = await WebDriverSession.start(origin, {
      // The driver sometimes misses that a page has loaded, and then no command ends for five minutes. So `load` waits instead.
      pageLoadStrategy: 'none',
      timeouts: { script: 30_000 },
      'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
    })
    await resize(session, size)
    return driverOf(session, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

/** Creates a home folder for the browser, with the setting for reduced motion. */
async function prepareHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'festoon-webkit-'))
  const settings = join(home, 'config', 'gtk-3.0')
  await mkdir(settings, { recursive: true })
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

/** Resizes a window so that its viewport has the given size. */
async function resize(session: WebDriverSession, { width, height }: Size): Promise<void> {
  const frame = frameSchema.parse(await session.evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]'))
  await session.post('window/rect', { x: 0, y: 0, width: width + frame[0], height: height + frame[1] })
}

const answers = async (origin: string): Promise<true | undefined> =>
  (await fetch(`${origin}/status`).catch(() => null))?.ok === true ? true : undefined

/** Waits until the document that `start` requests has loaded. */
async function load(session: WebDriverSession, start: () => Promise<unknown>): Promise<void> {
  await session.evaluate("document.documentElement.setAttribute('data-old', '')")
  await start()
  const isLoaded = "document.readyState === 'complete' && !document.documentElement.hasAttribute('data-old')"
  // A command to the previous page may never end, so another one asks the new page.
  await until('the page to load', async () => (await session.evaluate(isLoaded, 3_000)) === true || undefined)
}

function driverOf(session: WebDriverSession, stop: RunningProgram['stop']): Driver {
  const perform = async (type: 'key' | 'pointer', actions: object[]): Promise<void> => {
    await session.post('actions', { actions: [{ type, id: type, actions }] })
  }
  const strike = (keysInOrder: readonly string[]): Promise<void> =>
    perform(
      'key',
      keysInOrder.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    open: (url) => load(session, () => session.post('url', { url })),
    reload: () => load(session, () => session.post('refresh', {})),
    evaluate: (expression) => session.evaluate(expression),
    click: ({ x, y }) =>
      perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => strike(Array.from(text, (letter) => (letter === '\n' ? keys.Enter : letter))),
    press: (key) => strike([keys[key]]),
    upload: async (expression, path) =>
      void (await session.post(`element/${await session.element(expression)}/value`, { text: path })),
    screenshot: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
    close: async () => {
      try {
        await session.end()
      } finally {
        await stop()
      }
    },
  }
}
