import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The global variable with the exports of pageAgent.ts in a page. */
export const agentName = 'festoonAgent'

/** Bundles pageAgent.ts into a script that any page can run. */
export async function buildAgent(): Promise<string> {
  const buildResult = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./pageAgent.ts', import.meta.url)),
        formats: ['iife'],
        name: agentName,
      },
    },
  })
  const [bundle] = Array.isArray(buildResult) ? buildResult : [buildResult]
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  return bundle.output[0].code
}
