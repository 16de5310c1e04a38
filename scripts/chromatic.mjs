// Sends the stories to Chromatic for review; without a token there is nowhere to send them, which is no failure.
import { run } from './run.mjs'
import { node24 } from './install.mjs'
import { inRoot } from './root.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(node24(), [inRoot('node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)])
} else {
  console.log(
    'chromatic: no CHROMATIC_PROJECT_TOKEN, nothing sent. `npm run stories` compares with the local baselines.',
  )
}
