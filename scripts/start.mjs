// Installs and builds whatever is missing or out of date, then runs the server. `--demo` fills it with sample data, which is
// deleted when it stops.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { install, node24 } from './install.mjs'
import { inRoot, root } from './root.mjs'

install()
if (!(await build())) process.exit(1)

const server = spawn(node24(), ['--enable-source-maps', inRoot('dist/server/main.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'), ...process.env },
})

// In a terminal, Ctrl-C reaches the server directly. A second signal would stop it immediately.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) server.kill('SIGINT')
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('error', (error) => {
  console.error(`Failed to start the server: ${error.message}`)
  process.exit(1)
})
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
