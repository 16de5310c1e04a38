// Runs the sign-in journeys against the emulator of Firebase Authentication. Not part of `npm test`, because npx downloads the
// emulator.
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

const tools = 'firebase-tools@15.20.0'
const playwright = `node ${inRoot('node_modules/@playwright/test/cli.js')} test`
const code = await run(
  'npx',
  [
    '--yes',
    tools,
    'emulators:exec',
    '--only=auth',
    '--project=demo-festoon',
    '--config=e2e/support/firebase.json',
    playwright,
  ],
  {
    env: {
      IDENTITY: 'firebase',
      FIREBASE_API_KEY: 'demo',
      FIREBASE_AUTH_DOMAIN: 'demo-festoon.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'demo-festoon',
    },
  },
)
if (code !== 0) console.error(`The journeys failed, or ${tools} couldn't be downloaded. See the output above.`)
process.exitCode = code
