import { spawn } from 'node:child_process'
import { createWriteStream, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { finished } from 'node:stream/promises'
import { inRoot, root } from './root.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Stops all running programs and their child processes.
 * @param {NodeJS.Signals} signal
 */
export function stopAll(signal) {
  for (const child of running) stop(child, signal)
}

/** Gives a program only processor time that nothing else needs. @param {number} pid */
function yieldProcessor(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW)
  try {
    // Linux divides time among sessions first, and each program with a log has its own.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW))
  } catch {
    // Not every system groups programs by session.
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function stop(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** The status of a program that was stopped because it took too long. */
export const timeoutStatus = 124
/** The status of a program that was ended by a signal. */
const signalStatus = 137

/**
 * Runs a program with the tools of node_modules first in its path, and returns its exit code. A program that takes longer than
 * `limitSeconds` is stopped, and its code is `timeoutStatus`. With `isBackground`, it only gets processor time that nothing else needs.
 * @param {string} program
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, log?: string, limitSeconds?: number, isBackground?: boolean, cwd?: string}} [options] `log`: file for
 *   the output, which is then not printed; `cwd`: the working directory, by default the repository's folder
 * @returns {Promise<number>}
 */
export async function run(
  program,
  args,
  { env = {}, log, limitSeconds = 1_200, isBackground = false, cwd = root } = {},
) {
  const file = log === undefined ? undefined : createWriteStream(log)
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: `${inRoot('node_modules', '.bin')}:${process.env.PATH ?? ''}`, ...env },
    stdio: file ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: file !== undefined, // a separate process group, so that its children end with it
  })
  running.add(child)
  if (isBackground && child.pid !== undefined) yieldProcessor(child.pid)
  if (file) {
    child.stdout?.pipe(file, { end: false })
    child.stderr?.pipe(file, { end: false })
  }
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop(child, 'SIGKILL')
  }, limitSeconds * 1_000)
  const code = await new Promise((settle) => {
    child.on('error', (error) => {
      file?.write(`${error.message}\n`)
      settle(1)
    })
    child.on('close', (status) => settle(status ?? signalStatus))
  })
  clearTimeout(timer)
  running.delete(child)
  if (file) {
    if (late) file.write(`\nended after ${limitSeconds} s\n`)
    file.end()
    await finished(file)
  }
  return late ? timeoutStatus : code
}
