import { readStored, store } from '../../../browser/storage.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImageStyle } from '@festoon/contract/nouns/imageStyles'
import { limits } from '@festoon/contract/limits'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { CallError } from '../../../rpc/postCall.ts'
import { coinsQuery } from '../../../api/queries.ts'
import { newUuid } from '../../../browser/newUuid.ts'
import { useSession } from '../../../session/useSession.ts'
import type { EventFields } from '../eventFields.ts'
import { generationText, pollMs, type Generation } from './generation.ts'

/** The coins that somebody who is not signed in has left, as this browser counts them: 60 at first (COIN-03). */
function freeCoins(): number {
  const stored = Number(readStored('freeCoins') ?? limits.freeCoins)
  return Number.isInteger(stored) && stored >= 0 && stored <= limits.freeCoins ? stored : limits.freeCoins
}

/** Keeps what is left of them. */
const setFreeCoins = (left: number): void => store('freeCoins', String(left))

export interface ImageWishes {
  prompt: string
  style: ImageStyle
  useVerbatim: boolean
}

export interface ImageGenerator {
  generation: Generation
  /** Coins that are left; undefined: not known yet. */
  coins: number | undefined
  generate: (fields: EventFields, wishes: ImageWishes) => Promise<void>
}

/** Has pictures drawn: asks, waits up to 60 seconds, and keeps count of the coins (IMG-01, CONST-43, COIN-02). */
export function useGeneration(): ImageGenerator {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' })
  const [free, setFree] = useState(freeCoins)
  const { isSignedIn } = useSession()
  const queryClient = useQueryClient()
  const { data: balance } = useQuery({ ...coinsQuery, enabled: isSignedIn })
  const fail = (message: string): void => setGeneration({ status: 'failed', message })

  /** Counts the coins of somebody who is not signed in. */
  const count = (change: number): void => {
    const left = Math.min(free + change, limits.freeCoins)
    setFreeCoins(left)
    setFree(left)
  }
  const generate = async (fields: EventFields, { prompt, style, useVerbatim }: ImageWishes): Promise<void> => {
    const eventName = fields.title.trim()
    if (eventName === '' && prompt.trim() === '') return fail(generationText.needsWords)
    const taskId = newUuid()
    const { primary, text } = fields.colors
    const asked = { eventName, eventUuid: fields.id, prompt: prompt.trim(), useVerbatim, taskId, style }
    const request = { ...asked, colors: { primary, text } }
    setGeneration({ status: 'asked', taskId, askedAt: Date.now() })
    try {
      if (isSignedIn) await call('generateEventImage', request)
      else {
        const answer = await call('sampleEventImage', { ...request, remainingCoinBalance: free })
        setFreeCoins(answer.remainingCoinBalance)
        setFree(answer.remainingCoinBalance)
      }
    } catch (error) {
      if (await isUnderWay(error, taskId)) return isSignedIn ? undefined : count(-limits.imageSetCoins)
      const isTold =
        error instanceof CallError && ['notEnoughCoins', 'rateLimited', 'network', 'timeout'].includes(error.reason)
      fail(isTold ? errorMessage(error) : generationText.failed)
    }
    return undefined
  }
  const giveBack = (): void => {
    // Those that are known may have been counted while the pictures were on their way.
    if (isSignedIn) void queryClient.invalidateQueries({ queryKey: coinsQuery.queryKey })
    else count(limits.imageSetCoins)
  }

  const ask = useEffectEvent(async (taskId: string, askedAt: number, isOver: () => boolean): Promise<void> => {
    try {
      const answer = await call('getEventImages', { taskId }, { blocking: false, asUser: true })
      // Another set is waited for by now, or none.
      if (isOver()) return
      if (answer.status === 'done') {
        setGeneration({ status: 'done', images: answer.images })
        if (answer.coinBalance !== null) queryClient.setQueryData(coinsQuery.queryKey, answer.coinBalance)
        await queryClient.invalidateQueries({ queryKey: ['imageHistory'] })
        return
      }
      if (answer.status === 'failed') {
        giveBack()
        return fail(generationText.failed)
      }
    } catch (error) {
      // The task may not be known yet, or the network be away for a moment: it is asked again until the time is up.
      if (isOver()) return
      if (error instanceof CallError && error.reason === 'internal') {
        giveBack()
        return fail(generationText.failed)
      }
    }
    if (Date.now() - askedAt > limits.imageWaitMs) {
      giveBack()
      fail(generationText.timedOut)
    }
    return undefined
  })
  const taskId = generation.status === 'asked' ? generation.taskId : undefined
  const askedAt = generation.status === 'asked' ? generation.askedAt : 0
  useEffect(() => {
    if (taskId === undefined) return undefined
    let isOver = false
    let isAsking = false
    const poll = async (): Promise<void> => {
      if (isAsking) return
      isAsking = true
      await ask(taskId, askedAt, () => isOver)
      isAsking = false
    }
    const timer = setInterval(() => void poll(), pollMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [taskId, askedAt])

  return { generation, coins: isSignedIn ? balance : free, generate }
}

/** Whether the server has the task all the same: only its answer was lost on the way. */
async function isUnderWay(error: unknown, taskId: string): Promise<boolean> {
  if (!(error instanceof CallError) || (error.reason !== 'network' && error.reason !== 'timeout')) return false
  try {
    await call('getEventImages', { taskId }, { blocking: false, asUser: true })
    return true
  } catch {
    return false
  }
}
