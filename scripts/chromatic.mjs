// Uploads the stories to Chromatic for review. Without a token, it does nothing and succeeds.
import { node24 } from './install.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(node24(), [inRoot('node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)])
} else {
  console.log(
    'chromatic: nothing was uploaded, because CHROMATIC_PROJECT_TOKEN is not set. To compare with the local baselines, run `npm run stories`.',
  )
}
