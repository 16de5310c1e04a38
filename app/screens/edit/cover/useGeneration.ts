import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/cover'
import type { EventImage } from '@festoon/contract/nouns/image'
import type { ImageStyle } from '@festoon/contract/nouns/imageStyles'
import type { MissingSubject } from '@festoon/contract/wire/failure'
import { call } from '../../../platform/api/call.ts'
import { coinsQuery } from '../../../platform/api/queries.ts'
import { freeCoins, setFreeCoins } from '../../../platform/browser/freeCoins.ts'
import { newUuid } from '../../../platform/browser/newUuid.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import type { EventFields } from '../eventFields.ts'

/** The state of an image generation request. `requestedAt` is in ms. */
type Generation =
  | { status: 'idle' }
  | { status: 'requested'; taskId: string; requestedAt: number }
  | { status: 'done'; images: readonly EventImage[] }
  | { status: 'failed'; message: string }
  /** The images can't show the prompt's subject. `request` is what was asked for. */
  | { status: 'cannotDraw'; subject: MissingSubject; request: ImageRequest }

/** Time between two polls for generated images, in ms. */
const pollMs = 1_500

export interface ImageRequest {
  prompt: string
  style: ImageStyle
  useVerbatim: boolean
  /** True to accept the most similar subject instead of one that can't be drawn. */
  acceptsClosest?: boolean
}

export interface ImageGenerator {
  generation: Generation
  /** The user's remaining coins; undefined until loaded. */
  coins: number | undefined
  generate: (fields: EventFields, request: ImageRequest) => Promise<void>
}

/**
 * Returns the state of image generation, the user's coins, and a function that requests images. After a request, polls for the
 * images for up to 60 seconds (IMG-01, CONST-43, COIN-02).
 */
export function useGeneration(): ImageGenerator {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' })
  const [free, setFree] = useState(freeCoins)
  const { isSignedIn } = useSession()
  const queryClient = useQueryClient()
  const { data: balance } = useQuery({ ...coinsQuery, enabled: isSignedIn })
  const fail = (message: string): void => setGeneration({ status: 'failed', message })

  /** Takes the price of a delivered set off the free coins of a user who isn't signed in. */
  const spend = (): void => {
    const remainingCoins = Math.max(free - limits.imageSetCoins, 0)
    setFreeCoins(remainingCoins)
    setFree(remainingCoins)
  }
  const generate = async (fields: EventFields, imageRequest: ImageRequest): Promise<void> => {
    const { prompt, style, useVerbatim, acceptsClosest = false } = imageRequest
    const eventName = fields.title.trim()
    if (eventName === '' && prompt.trim() === '') return fail(copy.promptRequired)
    const taskId = newUuid()
    const { primary, text } = fields.colors
    const input = { eventName, eventUuid: fields.id, prompt: prompt.trim(), useVerbatim, taskId, style }
    const request = { ...input, acceptsClosest, colors: { primary, text } }
    setGeneration({ status: 'requested', taskId, requestedAt: Date.now() })
    try {
      if (isSignedIn) await call('generateEventImage', request)
      else await call('sampleEventImage', { ...request, remainingCoinBalance: free })
    } catch (error) {
      if (await isInProgress(error, taskId)) return undefined
      const subject = error instanceof CallError ? error.details.missingSubject : undefined
      if (subject) return setGeneration({ status: 'cannotDraw', subject, request: imageRequest })
      const hasMessage =
        error instanceof CallError && ['notEnoughCoins', 'rateLimited', 'network', 'timeout'].includes(error.reason)
      fail(hasMessage ? errorMessage(error) : copy.generationFailed)
    }
    return undefined
  }
  const refund = (): void => {
    // The known balance may have been read while the images were being generated.
    if (isSignedIn) void queryClient.invalidateQueries({ queryKey: coinsQuery.queryKey })
  }

  const poll = useEffectEvent(async (taskId: string, requestedAt: number, isStale: () => boolean): Promise<void> => {
    try {
      const result = await call('getEventImages', { taskId }, { blocking: false, asUser: true })
      // Another set was requested in the meantime, or the editor was closed.
      if (isStale()) return
      if (result.status === 'done') {
        setGeneration({ status: 'done', images: result.images })
        if (!isSignedIn) spend()
        if (result.coinBalance !== null) queryClient.setQueryData(coinsQuery.queryKey, result.coinBalance)
        await queryClient.invalidateQueries({ queryKey: ['imageHistory'] })
        return
      }
      if (result.status === 'failed') {
        refund()
        return fail(copy.generationFailed)
      }
    } catch (error) {
      // The task may not exist yet, or the network may be down for a moment. Polling continues until the time is up.
      if (isStale()) return
      if (error instanceof CallError && error.reason === 'internal') {
        refund()
        return fail(copy.generationFailed)
      }
    }
    if (Date.now() - requestedAt > limits.imageWaitMs) {
      refund()
      fail(copy.generationTimedOut)
    }
    return undefined
  })
  const taskId = generation.status === 'requested' ? generation.taskId : undefined
  const requestedAt = generation.status === 'requested' ? generation.requestedAt : 0
  useEffect(() => {
    if (taskId === undefined) return undefined
    let isStale = false
    let isPolling = false
    const pollOnce = async (): Promise<void> => {
      if (isPolling) return
      isPolling = true
      await poll(taskId, requestedAt, () => isStale)
      isPolling = false
    }
    const timer = setInterval(() => void pollOnce(), pollMs)
    return () => {
      isStale = true
      clearInterval(timer)
    }
  }, [taskId, requestedAt])

  return { generation, coins: isSignedIn ? balance : free, generate }
}

/** Returns true if a generation request failed because of the network or a timeout, but reached the server anyway. */
async function isInProgress(error: unknown, taskId: string): Promise<boolean> {
  if (!(error instanceof CallError) || (error.reason !== 'network' && error.reason !== 'timeout')) return false
  try {
    await call('getEventImages', { taskId }, { blocking: false, asUser: true })
    return true
  } catch {
    return false
  }
}
