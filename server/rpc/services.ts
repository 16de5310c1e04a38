import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Clock } from '../core/clock.ts'
import type { GalleryImages } from '../core/GalleryImages.ts'
import type { Hooks } from '../core/hooks.ts'
import type { Keys } from '../crypto/keys.ts'
import type { Db, EventRow, Tx } from '../database/schema.ts'
import type { Providers } from '../providers/providers.ts'
import type { Jobs } from '../queue/jobs.ts'
import type { Budgets } from './budgets.ts'
import type { PaidServices } from './paidServices.ts'
import type { RateLimits } from './rateLimits.ts'

/** The services that operations, jobs, and pages use. */
export interface Services {
  db: Db
  clock: Clock
  config: Config
  keys: Keys
  providers: Providers
  jobs: Jobs
  hooks: Hooks<Tx, EventRow>
  rateLimits: RateLimits
  budgets: Budgets
  paidServices: PaidServices
  gallery: GalleryImages
  log: FastifyBaseLogger
}
