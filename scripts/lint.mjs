// Runs the static checks: oxlint with types, spelling, and unused code. Exits 1 if one fails.
import { mkdirSync, readFileSync } from 'node:fs'
import { install, node24 } from './install.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

const tools = [
  { name: 'oxlint', program: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'cspell', program: 'cspell/bin.mjs', args: ['lint', '--dot', '--no-progress', '--quiet'] },
  { name: 'knip', program: 'knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
  {
    name: 'knip-production',
    program: 'knip/bin/knip.js',
    args: ['--no-progress', '--no-config-hints', '--production'],
  },
]

install()
mkdirSync(inRoot('.results'), { recursive: true })
const codes = await Promise.all(
  tools.map(async ({ name, program, args }) => {
    const log = inRoot('.results', `lint-${name}.log`)
    const code = await run(node24(), [inRoot('node_modules', program), ...args], { log, env: { NO_COLOR: '1' } })
    if (code !== 0) console.log(`${name}:\n${readFileSync(log, 'utf8').trimEnd()}\n`)
    return code
  }),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
