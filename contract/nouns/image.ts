import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { epochMs, filledLine, line, plainText, timeZone, uuid } from '../wire/text.ts'
import { storageSchema } from './album.ts'
import { colorsSchema, letteringSchema, photoUrl } from './event.ts'
import { imageStyles } from './imageStyles.ts'
import { inspirationId } from './inspiration.ts'
import { locationSchema } from './place.ts'

const style = z.enum(imageStyles.map(({ id }) => id))

/** An uploaded or generated image (IMG-04). `prompt` is empty for an uploaded image. */
export const eventImageSchema = z.object({ imageUrl: z.string(), prompt: z.string() })
export type EventImage = z.infer<typeof eventImageSchema>

/** The input for generating images. `eventName` or `prompt` is required (VAL-34). */
const imageRequest = {
  eventName: line(limits.title).default(''),
  eventUuid: uuid,
  prompt: plainText(limits.prompt).default(''),
  /** True to use only the prompt, without the event's name, style, and colors. */
  useVerbatim: z.boolean().default(false),
  /** The id of the generation task. The client generates it, so that a repeated call starts and charges for only one task. */
  taskId: uuid,
  style: style.default('none'),
  /** True to accept the most similar subject if the images can't show the one of the prompt, instead of failing with `cannotDraw`. */
  acceptsClosest: z.boolean().default(false),
  /** The event's colors, for use in the images. */
  colors: colorsSchema.optional(),
}

/**
 * Starts generating a set of images (RPC-78). The coins are charged when the images are done (COIN-08). `coinBalance` is the
 * balance after all pending charges.
 */
export const generateEventImage = operation({
  service: 'ThemeService',
  access: 'user',
  writes: true,
  input: z.object(imageRequest),
  output: z.object({ taskId: uuid, coinBalance: z.number().int() }),
  failures: [
    'invalid',
    'cannotDraw',
    'notEnoughCoins',
    'storageFull',
    'serverFull',
    'conflict',
    'dailyLimit',
    'originRefused',
  ],
})

/**
 * Starts generating a set of sample images for a visitor who isn't signed in (RPC-79). `remainingCoinBalance` is the number of
 * free coins that the browser has left, before the call in the input and after the call in the result. The server also limits
 * the number of sample images per network.
 */
export const sampleEventImage = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: true,
  input: z.object({ ...imageRequest, remainingCoinBalance: z.number().int().min(0).max(limits.freeCoins) }),
  output: z.object({ taskId: uuid, remainingCoinBalance: z.number().int() }),
  failures: ['invalid', 'cannotDraw', 'notEnoughCoins', 'serverFull', 'conflict', 'dailyLimit', 'originRefused'],
})

/**
 * Returns the status of an image generation task and, once it is done, its images (RPC-84). Anyone with the id can read a task
 * for sample images. Other tasks can be read only by the user who started them.
 */
export const getEventImages = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ taskId: uuid }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('pending') }),
    z.object({
      status: z.literal('done'),
      images: z.array(eventImageSchema).min(1),
      coinBalance: z.number().int().nullable(),
    }),
    z.object({ status: z.literal('failed') }),
  ]),
  failures: ['taskNotFound'],
})

/**
 * Returns the caller's uploaded and generated images, newest first, up to `limits.historyImages` of each kind (RPC-58, IMG-04).
 * From 80 percent of the maximum, also returns the storage that the account's images take.
 */
export const getEventImageHistory = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({
    uploadedImages: z.array(eventImageSchema),
    images: z.array(eventImageSchema),
    storage: storageSchema.optional(),
  }),
  failures: [],
})

/**
 * Deletes an image from the caller's image history, with its files. Does nothing if the history doesn't contain it. Fails with
 * `imageInUse` if a party or draft shows it.
 */
export const deleteEventImage = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ imageUrl: photoUrl }),
  output: z.object({}),
  failures: ['imageInUse'],
})

/** Returns the caller's generated images, newest first, up to `limits.historyImages` (RPC-82). */
export const getPreviousImages = operation({
  service: 'ThemeService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ images: z.array(eventImageSchema) }),
  failures: [],
})

/** A ready-made starting point for a party: a theme's title, description, image, prompt, colors, and lettering (RPC-83). */
export const inspirationSchema = z.object({
  inspirationId,
  themeId: z.number().int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  prompt: z.string(),
  colors: colorsSchema,
  lettering: letteringSchema,
})
export type Inspiration = z.infer<typeof inspirationSchema>

/** The `nextPageToken` from the result for the previous page. */
const pageToken = z.string().regex(/^\d{1,6}$/, { message: copy.galleryPageUnknown })

/**
 * Returns a page of the gallery for one theme or, without `themeId`, for all themes (RPC-82, RPC-83). Themes whose holidays
 * come soonest are first (THEME-10).
 */
export const getGallery = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ themeId: z.number().int().optional(), pageToken: pageToken.optional() }),
  output: z.object({ inspirations: z.array(inspirationSchema), nextPageToken: z.string().optional() }),
  failures: ['notFound'],
})

/** Returns the first inspiration of each theme in a category, starting with the themes whose holidays come soonest (RPC-83). */
export const getInspirations = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ category: z.number().int() }),
  output: z.object({ inspirations: z.array(inspirationSchema) }),
  failures: ['notFound'],
})

/**
 * Returns a random image prompt for the given theme or, without one, for one of the themes whose holidays come soonest
 * (RPC-83).
 */
export const getSuggestion = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ style: style.optional(), themeId: z.number().int().optional() }),
  output: z.object({ prompt: z.string(), style }),
  failures: ['notFound'],
})

/** Returns an event description generated from the host's prompt, the event's title, and its theme (RPC-80, EDIT-08). */
export const getEventDescription = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({
    prompt: plainText(limits.prompt).default(''),
    eventName: line(limits.title).default(''),
    theme: line(limits.search).optional(),
  }),
  output: z.object({ eventDescription: plainText(limits.description) }),
  failures: ['invalid', 'providerFailed', 'dailyLimit', 'originRefused'],
})

/** Drafts an event from a line typed by the host, such as 'Maya turns 6, dinosaurs, Saturday at 2' (HEAD-12). */
export const draftFromLine = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ line: filledLine(500), timeZone }),
  output: z.object({
    title: z.string(),
    description: z.string(),
    /** Start time in ms; 0 if the line says that the date is to be decided. */
    startTime: epochMs,
    /** The end time in ms; 0 if the line names none. */
    endTime: epochMs,
    /** The place that the line names, as the places provider knows it or in the host's own words; null if it names none. */
    location: locationSchema.nullable(),
    /** The time zone of the place or, if it is unknown, the host's. */
    timeZone: z.string(),
    /** The id of the theme that matches the line; null if none does. */
    themeId: z.number().int().nullable(),
    /** The first inspiration of that theme, or of one for any party, which provides the cover image and colors. */
    inspiration: inspirationSchema.nullable(),
    keywords: z.array(z.string()),
  }),
  failures: ['providerFailed', 'dailyLimit', 'originRefused'],
})

/** Returns keywords for finding a background video that suits an event's description (RPC-81, BG-10). */
export const getSearchKeywords = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ prompt: plainText(limits.description) }),
  output: z.object({ keywords: z.array(filledLine(limits.search)) }),
  failures: ['providerFailed', 'dailyLimit', 'originRefused'],
})
