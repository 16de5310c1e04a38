import { z } from 'zod'
import type { AiConfig } from './aiConfig.ts'
import type { MediaConfig } from './mediaConfig.ts'

/** The kinds of external services that bill per call. */
export type PaidService = 'places' | 'video' | 'music' | 'words' | 'images'

/** The maximum number of calls per day of each configured service that bills per call. Embedded services have no maximum. */
export type PaidConfig = Readonly<Record<PaidService, number | undefined>>

const dailyMax = (calls: number) => z.coerce.number().int().min(0).max(100_000_000).default(calls)

/** Schemas of the environment variables for daily budgets. */
export const paidEnvironment = {
  PLACES_DAILY_MAX: dailyMax(10_000),
  VIDEO_DAILY_MAX: dailyMax(5_000),
  MUSIC_DAILY_MAX: dailyMax(10_000),
  WORDS_DAILY_MAX: dailyMax(2_000),
  IMAGES_DAILY_MAX: dailyMax(500),
}

const environment = z.object(paidEnvironment)

/** Reads the daily budgets of the configured services. */
export function readPaid(value: z.infer<typeof environment>, ai: AiConfig, media: MediaConfig): PaidConfig {
  return {
    places: media.googleMaps && value.PLACES_DAILY_MAX,
    video: (media.pexels ?? media.giphy) && value.VIDEO_DAILY_MAX,
    music: media.spotify && value.MUSIC_DAILY_MAX,
    words: ai.words && value.WORDS_DAILY_MAX,
    images: ai.images && value.IMAGES_DAILY_MAX,
  }
}
