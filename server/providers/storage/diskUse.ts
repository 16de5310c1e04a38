import { statfs } from 'node:fs/promises'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'

/** The used part of the disk with the server's files, in percent, and the part from which no new files are stored. */
export interface DiskUse {
  used: number
  max: number
  /** True from four fifths of `max`. */
  isFillingUp: boolean
}

type DiskConfig = Pick<Config, 'cloud' | 'dataFolder' | 'diskMaxPercent'>

/** The part of `max` from which operators are warned. */
const warningShare = 0.8

/** Returns the use of the disk with `DATA_DIR`, or undefined if files are stored in a bucket, which has no end. */
export async function readDiskUse({
  cloud,
  dataFolder,
  diskMaxPercent: max,
}: DiskConfig): Promise<DiskUse | undefined> {
  if (cloud.bucket) return undefined
  const { blocks, bfree, bavail } = await statfs(dataFolder)
  // As `df` counts: blocks that are reserved for the system can't be used.
  const takenBlocks = blocks - bfree
  const usedPercent = takenBlocks === 0 ? 0 : (100 * takenBlocks) / (takenBlocks + bavail)
  return { used: usedPercent, max, isFillingUp: usedPercent >= max * warningShare }
}

/**
 * Refuses to store another file when the disk is nearly full, so that the database and the log always have room.
 * @throws Failure serverFull.
 */
export async function requireDiskSpace(config: DiskConfig): Promise<void> {
  const disk = await readDiskUse(config)
  if (disk && disk.used >= disk.max) throw new Failure('serverFull')
}
