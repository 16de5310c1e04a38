// Prepares the journeys' database, prints the environment variables that name it as JSON, and removes it when its input ends.
import { once } from 'node:events'
import prepareDatabase from '../../../e2e/support/prepareDatabase.ts'

const remove = await prepareDatabase()
const named = Object.entries(process.env).filter(([name]) => name.startsWith('FESTOON_E2E_TEMPLATE'))
console.log(JSON.stringify(Object.fromEntries(named)))
process.stdin.resume()
await once(process.stdin, 'end')
await remove()
