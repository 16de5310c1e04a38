import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Clock } from '../../services.ts'
import { firebaseStorage } from './firebase.ts'
import { folderStorage } from './folder.ts'
import type { FileStorage } from './port.ts'

/** Where files are kept: a bucket where one is configured, else a folder of the data folder. */
export const chooseStorage = ({ cloud, dataFolder }: Pick<Config, 'cloud' | 'dataFolder'>, clock: Clock): FileStorage =>
  cloud.bucket ? firebaseStorage(cloud.bucket, clock) : folderStorage(join(dataFolder, 'files'))
