import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/**
 * Creates a folder for temporary files in memory. Databases and browsers create thousands of small files, which takes a fifth of
 * the journeys' processor time on a disk with ext4. Returns undefined if there is too little memory, or if programs can't be run
 * in the folder, as in many containers. `remove` also ends the processes that still use the folder.
 * @returns {{path: string, remove: () => void} | undefined}
 */
export function memoryFolder() {
  try {
    removeLeftovers()
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < neededBytes) return undefined
    const path = mkdtempSync(join(memory, `festoon-${process.pid}-`))
    const program = join(path, 'program')
    writeFileSync(program, '#!/bin/sh\nexit 0\n')
    chmodSync(program, 0o700)
    if (spawnSync(program).status === 0) return { path, remove: () => removeFolder(path) }
    removeFolder(path)
  } catch {
    // This system has no such folder.
  }
  return undefined
}

/** Removes the folders of runs that were killed, and ends the servers and browsers that they left behind. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    const [, owner] = /^festoon-(\d+)-/.exec(name) ?? []
    if (owner !== undefined && !isRunning(Number(owner))) removeFolder(join(memory, name))
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @param {string} path */
function removeFolder(path) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (temporaryFolderOf(pid) === path) process.kill(Number(pid), 'SIGKILL')
  }
  rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}

/** Returns the folder that a process has for temporary files, or undefined if that can't be read. @param {string} pid */
function temporaryFolderOf(pid) {
  try {
    const variables = readFileSync(join('/proc', pid, 'environ'), 'utf8').split('\0')
    return variables.find((variable) => variable.startsWith('TMPDIR='))?.slice('TMPDIR='.length)
  } catch {
    return undefined
  }
}
