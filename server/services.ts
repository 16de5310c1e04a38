import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './data/schema.ts'
import type { GalleryPictures } from './galleryPictures.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Providers } from './providers/providers.ts'
import type { RateLimits } from './data/rateLimits.ts'
import type { Keys } from './secret/keys.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** What operations, jobs and pages work with. */
export interface Services {
  db: Db
  clock: Clock
  config: Config
  keys: Keys
  providers: Providers
  jobs: Jobs
  rateLimits: RateLimits
  gallery: GalleryPictures
  log: FastifyBaseLogger
}
