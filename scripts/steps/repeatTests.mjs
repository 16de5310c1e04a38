import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { readResults, resultFile } from './results.mjs'
import { runProgram } from './runStep.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./runStep.mjs').RunOptions} RunOptions */

/**
 * Runs parts of steps again and again, while one core is kept busy. Prints the result of each run, and the end of its output if it
 * failed. A run without any of the tests counts as failed.
 * @param {{step: Step, args: string[]}[]} parts
 * @param {number} times
 * @param {RunOptions} options
 * @returns {Promise<number>} the number of failed runs
 */
export async function repeatTests(parts, times, options) {
  const { results } = options
  mkdirSync(results, { recursive: true })
  const load = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  const unload = () => load.kill('SIGKILL')
  process.on('exit', unload)
  let failed = 0
  for (let time = 1; time <= times; time += 1) {
    for (const { step, args } of parts) {
      const code = await runProgram(step, options, { args, results })
      const hasFailed = code !== 0 || readResults(results, step.name).every(({ state }) => state === 'skipped')
      console.log(`${time}  ${step.name.padEnd(9)} ${hasFailed ? 'FAILED' : 'ok'}`)
      if (!hasFailed) continue
      failed += 1
      const log = readFileSync(resultFile(results, step.name, 'log'), 'utf8')
        .trimEnd()
        .split('\n')
      console.log(log.slice(-40).join('\n'))
    }
  }
  unload()
  process.off('exit', unload)
  return failed
}
