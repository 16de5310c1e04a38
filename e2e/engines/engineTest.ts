import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base } from 'vitest'
import { startOwnServer } from '../support/startOwnServer.ts'
import type { Engine, Size } from './driver/Driver.ts'
import { startFirefox } from './driver/firefox.ts'
import { startWebKit } from './driver/webKit.ts'
import { buildAgent } from './page/buildAgent.ts'
import { DrivenPage } from './page/DrivenPage.ts'

const starters = { Firefox: startFirefox, WebKit: startWebKit }
export type EngineName = keyof typeof starters

/** The engines in which each journey runs. Chromium runs all other journeys in `e2e`. */
export const engineNames: readonly EngineName[] = ['Firefox', 'WebKit']

/** The size of a phone's window. MiniBrowser can't be narrower than about 450 px. */
export const phone: Size = { width: 450, height: 844 }
const desktop: Size = { width: 1280, height: 900 }

const pictures = fileURLToPath(new URL('../../.results/engines', import.meta.url))

/**
 * The test function for journeys in engines other than Chromium. Each worker has one server and starts each engine once.
 * `open` opens a window for another person. When a journey fails, screenshots of its windows are saved in `.results/engines`.
 */
export const test = base
  .extend('agent', { scope: 'worker' }, () => buildAgent())
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startOwnServer()
    onCleanup(() => server.dispose())
    return server
  })
  .extend('engines', { scope: 'worker' }, ({}, { onCleanup }) => {
    const startedEngines = new Map<EngineName, Promise<Engine>>()
    onCleanup(async () => {
      for (const engine of startedEngines.values()) await (await engine).close()
    })
    return (name: EngineName): Promise<Engine> => {
      const engine = startedEngines.get(name) ?? starters[name]()
      startedEngines.set(name, engine)
      return engine
    }
  })
  .extend('open', ({ agent, engines, server, task }, { onCleanup }) => {
    const pages: DrivenPage[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(task.name, pages)
      for (const { driver } of pages) await driver.close()
    })
    return async (name: EngineName, { origin = server.origin, size = desktop } = {}): Promise<DrivenPage> => {
      const engine = await engines(name)
      const page = new DrivenPage(await engine.open(size), origin, agent)
      pages.push(page)
      return page
    }
  })

async function photograph(title: string, pages: readonly DrivenPage[]): Promise<void> {
  await mkdir(pictures, { recursive: true })
  for (const [at, { driver }] of pages.entries())
    await writeFile(`${pictures}/${title.replace(/\W+/g, '-')}-${at + 1}.png`, await driver.screenshot())
}
